# From a touch to text in another program: an e-mail field and its bottom row.
types email.evemu 'kim.lee+kiosk@example.com' --content-type emailAddress
