"""ModemManager for python-dbusmock: one modem; tests make messages come through the interface keypane.Test."""

import dbus

from dbusmock import mockobject

BUS_NAME = "org.freedesktop.ModemManager1"
MAIN_OBJ = "/org/freedesktop/ModemManager1"
MAIN_IFACE = "org.freedesktop.ModemManager1"
SYSTEM_BUS = False
IS_OBJECT_MANAGER = True

TEST = "keypane.Test"
MODEM = MAIN_OBJ + "/Modem/0"
MESSAGING = BUS_NAME + ".Modem.Messaging"
SMS = BUS_NAME + ".Sms"


def load(mock, parameters):
    mock.count = 0
    AddModem(mock, MODEM)
    # A message that was there before.
    add_sms(mock, "Your old code is 999999", 3, 1)


def add_sms(mock, text, state, kind):
    path = "%s/SMS/%d" % (MAIN_OBJ, mock.count)
    mock.count += 1
    mock.AddObject(
        path, SMS,
        {"State": dbus.UInt32(state), "PduType": dbus.UInt32(kind), "Text": text, "Number": "+15550100",
         "Data": dbus.ByteArray(b""), "Class": dbus.Int32(-1), "DeliveryState": dbus.UInt32(256)}, [])
    return path


def tell(path, received):
    mockobject.objects[MODEM].EmitSignal(MESSAGING, "Added", "ob", [dbus.ObjectPath(path), received])


@dbus.service.method(TEST, in_signature="s", out_signature="")
def AddModem(self, path):
    self.AddObject(path, MESSAGING, {"DefaultStorage": dbus.UInt32(1)}, [])
    self.object_manager_emit_added(path)


@dbus.service.method(TEST, in_signature="s", out_signature="")
def RemoveModem(self, path):
    self.object_manager_emit_removed(path)
    self.RemoveObject(path)


@dbus.service.method(TEST, in_signature="s", out_signature="s")
def Receive(self, text):
    path = add_sms(self, text, 3, 1)
    tell(path, True)
    return path


@dbus.service.method(TEST, in_signature="s", out_signature="s")
def Write(self, text):
    """A message that somebody of this machine writes."""
    path = add_sms(self, text, 1, 2)
    tell(path, False)
    return path


@dbus.service.method(TEST, in_signature="s", out_signature="s")
def Report(self, text):
    """A report of delivery, which is received and says nothing."""
    path = add_sms(self, text, 3, 3)
    tell(path, True)
    return path


@dbus.service.method(TEST, in_signature="s", out_signature="s")
def Begin(self, text):
    """The first part of a message of several."""
    path = add_sms(self, "", 2, 1)
    tell(path, True)
    return path


@dbus.service.method(TEST, in_signature="ss", out_signature="")
def Finish(self, path, text):
    mockobject.objects[path].UpdateProperties(SMS, {"Text": text, "State": dbus.UInt32(3)})


@dbus.service.method(TEST, in_signature="s", out_signature="")
def Lose(self, text):
    """Tells of a message that is no longer there."""
    tell(MAIN_OBJ + "/SMS/4711", True)
