"""fprintd for python-dbusmock: one reader; tests put fingers on it through the interface keypane.Test."""

import dbus

from dbusmock import mockobject

BUS_NAME = "net.reactivated.Fprint"
MAIN_OBJ = "/net/reactivated/Fprint/Manager"
MAIN_IFACE = "net.reactivated.Fprint.Manager"
SYSTEM_BUS = False

TEST = "keypane.Test"
DEVICE = "net.reactivated.Fprint.Device"
READER = "/net/reactivated/Fprint/Device/0"


def load(mock, parameters):
    mock.calls = []
    mock.has_reader = True
    mock.is_claimed = False
    mock.AddObject(READER, DEVICE, {"name": "Mock reader"}, [])
    device = mockobject.objects[READER]
    device.manager = mock
    for name in ("Claim", "VerifyStart"):
        device.AddMethod(DEVICE, name, "s", "", "self.manager.Note('%s', args[0])" % name)
    for name in ("VerifyStop", "Release"):
        device.AddMethod(DEVICE, name, "", "", "self.manager.Note('%s', '')" % name)


@dbus.service.method(MAIN_IFACE, in_signature="", out_signature="o")
def GetDefaultDevice(self):
    if not self.has_reader:
        raise dbus.exceptions.DBusException("No devices available", name="net.reactivated.Fprint.Error.NoSuchDevice")
    return dbus.ObjectPath(READER)


@dbus.service.method(TEST, in_signature="ss", out_signature="")
def Note(self, name, argument):
    self.calls.append(name + "(" + argument + ")")
    if name == "Claim":
        if self.is_claimed:
            raise dbus.exceptions.DBusException("Claimed", name="net.reactivated.Fprint.Error.AlreadyInUse")
        self.is_claimed = True
    if name == "Release":
        self.is_claimed = False
    if name == "VerifyStart":
        if argument == "any" and getattr(self, "has_no_fingers", False):
            raise dbus.exceptions.DBusException("None", name="net.reactivated.Fprint.Error.NoEnrolledPrints")


@dbus.service.method(TEST, in_signature="", out_signature="s")
def Calls(self):
    return " ".join(self.calls)


@dbus.service.method(TEST, in_signature="", out_signature="")
def TakeReaderAway(self):
    self.has_reader = False


@dbus.service.method(TEST, in_signature="", out_signature="")
def ForgetFingers(self):
    self.has_no_fingers = True


@dbus.service.method(TEST, in_signature="", out_signature="")
def ClaimForOther(self):
    self.is_claimed = True


@dbus.service.method(TEST, in_signature="sb", out_signature="")
def Finger(self, result, done):
    mockobject.objects[READER].EmitSignal(DEVICE, "VerifyStatus", "sb", [result, done])
