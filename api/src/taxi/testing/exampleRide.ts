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
