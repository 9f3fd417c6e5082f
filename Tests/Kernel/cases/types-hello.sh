# From a touch to text in another program: a default field and a second plane. Nobody has told the keyboard that the field is
# empty, so it begins no sentence by itself.
types hello.evemu 'hello, world' --keyboard-type default
