# From a touch to text in another program: a phone pad.
types phone.evemu '+49301234567' --content-type telephoneNumber
