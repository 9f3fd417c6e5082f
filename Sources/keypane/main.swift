import KeypaneApp
import Posix

StandardDescriptors.occupyClosed()
Program.run(Array(CommandLine.arguments.dropFirst())).exit()
