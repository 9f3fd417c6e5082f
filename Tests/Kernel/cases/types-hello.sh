# From a touch to text in another program: a default field, capitals and a second plane.
types hello.evemu 'Hello, world' --keyboard-type default
