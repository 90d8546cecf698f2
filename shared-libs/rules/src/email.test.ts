import { isEmail } from './email.ts';

test.each([
  ['ana@ejemplo.com', true],
  ['ana.rojas+avisos@correo.ejemplo.com.co', true],
  ['josé@ñandú.co', true],
  ['ana@ejemplo', false],
  ['ana@ejemplo..com', false],
  ['ana@', false],
  ['ana', false],
  ['ana rojas@ejemplo.com', false],
  ['ana@uno@ejemplo.com', false],
  ['<ana@ejemplo.com>', false],
  ['', false],
])('%j is an e-mail address: %p', (text, is) => {
  expect(isEmail(text)).toBe(is);
});
