import KeypaneApp
import Posix

Program.run(Array(CommandLine.arguments.dropFirst())).exit()
