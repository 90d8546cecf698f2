import type { PqrsTopic } from '@eldorado/rules/pqrs';
import type { Case } from '../store/store.ts';

/** What answers are called in the e-mail to who is competent, which is in Spanish. */
export const typeWords: Readonly<Record<Case['type'], string>> = {
  compliment: 'felicitación',
  petition: 'petición',
  complaint: 'queja',
};

export const requestWords: Readonly<Record<string, string>> = {
  petition: 'que se haga o se resuelva algo',
  documents: 'documentos o información',
  consultation: 'un concepto o una orientación (consulta)',
};

export const topicWords: Readonly<Record<PqrsTopic, string>> = {
  airlines: 'aerolíneas',
  establishments: 'establecimientos',
  services: 'servicios aeroportuarios',
  infrastructure: 'infraestructura aeroportuaria',
  other: 'otros',
};

export const itemWords: Readonly<Record<string, string>> = {
  toilets: 'baños',
  lifts: 'ascensores y escaleras eléctricas',
  climate: 'temperatura y ventilación',
  seats: 'sillas y salas de espera',
  signs: 'señales y pantallas',
  belts: 'bandas de equipaje',
  power: 'enchufes y puntos de carga',
  access: 'accesos para personas con discapacidad',
  roads: 'vías, andenes y parqueaderos',
  other: 'otra parte',
};
