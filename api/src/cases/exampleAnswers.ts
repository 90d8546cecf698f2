import { emptyPqrs, type PqrsDraft } from '@eldorado/rules/pqrs';

/** A complaint that is complete on 20 November 2026. */
export const exampleAnswers: PqrsDraft = {
  ...emptyPqrs,
  type: 'complaint',
  topic: 'services',
  service: 'carros-de-equipaje',
  comment: 'No había carros de equipaje en la puerta 5.',
  eventDate: '2026-11-19',
  eventTime: '06:40',
  identity: 'named',
  name: 'Ana María Rojas',
  email: 'ana@example.com',
  phone: '+57 300 123 4567',
  consent: 'yes',
};
