import { nearAddress } from './nearAddress.ts';

test.each([
  ['ana@gmial.com', 'ana@gmail.com'],
  ['ana@gmal.com', 'ana@gmail.com'],
  ['ana@gmaill.com', 'ana@gmail.com'],
  ['ana@gmail.con', 'ana@gmail.com'],
  ['ana@gmail.co', 'ana@gmail.com'],
  ['ana@gmail.com.co', 'ana@gmail.com'],
  ['Ana.Rojas+pqrs@GMAIL.CM', 'Ana.Rojas+pqrs@gmail.com'],
  ['ana@hotmial.es', 'ana@hotmail.es'],
  ['ana@hotmil.con', 'ana@hotmail.com'],
  ['ana@otmail.com', 'ana@hotmail.com'],
  ['ana@outlok.com', 'ana@outlook.com'],
  ['ana@yaho.com.br', 'ana@yahoo.com.br'],
  ['ana@yahoo.om', 'ana@yahoo.com'],
  ['ana@iclod.com', 'ana@icloud.com'],
  ['ana@empresa.con', 'ana@empresa.com'],
  [' ana@gmail.vom ', 'ana@gmail.com'],
])('%s may be %s', (typed, meant) => expect(nearAddress(typed)).toBe(meant));

test.each([
  ...['ana@gmail.com', 'ANA@GMAIL.COM', 'ana@hotmail.it', 'ana@yahoo.co.uk', 'ana@outlook.es'],
  ...['ana@ymail.com', 'ana@mail.com', 'ana@email.com', 'ana@unal.edu.co', 'ana@une.net.co'],
  ...['ana@example.co', 'ana@empresa.com.co', 'ana@año.co', 'ana@', 'ana', '', 'a b@gmial.com'],
])('%s is left alone', (typed) => expect(nearAddress(typed)).toBeNull());
