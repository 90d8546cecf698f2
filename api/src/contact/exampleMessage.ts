/** A contact message that is complete. */
export const exampleMessage = {
  fullName: 'Ana María Rojas',
  email: 'ana@example.com',
  mobile: '+57 300 123 4567',
  subject: 'Maleta',
  comment: 'Perdí mi maleta.',
  consent: true,
  consentVersion: '2026-11-21',
  locale: 'es',
};
