import KeypaneApp
