import Posix
