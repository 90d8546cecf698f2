/** A ride into the city, two hours after the noon of the tests. */
export const ride = () => ({
  origin: 'terminal-1',
  destination: 'chapinero',
  at: '2026-11-20T14:00:00-05:00',
  vehicle: 'standard',
  persons: 2,
  bags: 2,
  doorToDoor: false,
  name: 'Luis Pardo',
  mobile: '300 123 4567',
  email: 'luis@example.com',
  paymentMethod: 'cash',
  flight: null,
  locale: 'es',
});

/** What the form of a Colombian phone asks for a code. */
export const codeRequest = (phone: string) => ({
  phone_country_code: '+57',
  phone,
  locale: 'es',
  consent: true,
  consentVersion: '2026-11-20',
});

/** Addresses, each of another range than those before: who asks for a second code from one would have to work for it. */
export function newRanges(): () => string {
  let asked = 0;
  return () => `10.${(asked += 1) >> 8}.${asked & 255}.9`;
}

/** The code of a text message. */
export const codeIn = (message: string) => /: (\d{6})/.exec(message)?.[1] ?? 'none';
