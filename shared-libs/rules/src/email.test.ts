import { cleanEmail, isEmail } from './email.ts';

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
  ['ana@ejemplo.com,', false],
  ['.ana@ejemplo.com', false],
  ['ana.@ejemplo.com', false],
  ['ana..rojas@ejemplo.com', false],
  ['ana@-ejemplo.com', false],
  ['ana@ejemplo-.com', false],
  ['ana@[127.0.0.1]', false],
  ['ana@127.0.0.1', false],
  ['ana@ejemplo,com.co', false],
  ['ana@ejemplo.c', false],
  ['an\u200Ba@ejemplo.com', false],
  ['ana@ejem_plo.com', false],
  [`${'a'.repeat(65)}@ejemplo.com`, false],
  [`ana@${'e'.repeat(64)}.com`, false],
  [`${'a'.repeat(64)}@${'e'.repeat(63)}.com`, true],
  ["o'brien+viaje@xn--bogot-1ta.com", true],
  ['', false],
])('%j is an e-mail address: %p', (text, is) => {
  expect(isEmail(text)).toBe(is);
});

test.each([
  [' ana@ejemplo.com, ', 'ana@ejemplo.com'],
  ['ana@ejemplo.com>', 'ana@ejemplo.com'],
  ['<ana@ejemplo.com>;', 'ana@ejemplo.com'],
  ['Ana Rojas <ana@ejemplo.com>', 'ana@ejemplo.com'],
  ['mailto:ana@ejemplo.com', 'ana@ejemplo.com'],
  ['\u200Eana@ejem\u200Bplo.com\uFEFF', 'ana@ejemplo.com'],
  ['ana@ejemplo.com.', 'ana@ejemplo.com'],
  ['.ana@ejemplo.com', '.ana@ejemplo.com'],
  ['ana rojas@ejemplo.com', 'ana rojas@ejemplo.com'],
  ['<>', ''],
])('%j was meant as %j', (pasted, meant) => {
  expect(cleanEmail(pasted)).toBe(meant);
});
