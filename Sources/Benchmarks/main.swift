import KeypaneApp
import Posix

Bench.run(Array(CommandLine.arguments.dropFirst())).exit()
