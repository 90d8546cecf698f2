/** A contact message that the API takes. @param index makes it another person's. */
export const contactMessage = (index: number) => ({
  fullName: 'Ana María Rojas',
  email: `ana.${index}@example.com`,
  mobile: '+57 300 123 4567',
  subject: 'Maleta',
  comment: `Perdí mi maleta número ${index}.`,
  consent: true,
  consentVersion: '2026-11-21',
  locale: 'es',
});
