import { readMobile, readPhone } from './phone.ts';

test.each([
  '300 123 4567',
  '(300) 123-4567',
  '+57 300 123 4567',
  '(+57) 300 123 4567',
  '0057 300 123 4567',
  '57 300 123 4567',
  '\u202a+57\u00a0300\u2011123\u20114567\u202c',
])('%j beside Colombia is its number', (typed) => {
  expect(readPhone('+57', typed)).toMatchObject({
    kind: 'valid',
    phone: { countryCode: '+57', number: '3001234567' },
    country: 'CO',
  });
  expect(readMobile(typed)).toBe('+573001234567');
});

test.each(['+1 305 555 0100', '+57 300 123', '300 123 4567 8901', '++57 300 123 4567'])(
  '%j beside Colombia is no number of it',
  (typed) => {
    expect(readPhone('57', typed)).toMatchObject({ kind: 'invalid', path: 'phone' });
  },
);
