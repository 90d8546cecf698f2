// What a complaint or request (PQRS) is made of, without the rules of its fields: pages that only ask need no more.

import { cleanEmail } from '../email.ts';
import { cleanPhone } from '../phone.ts';
import { cleanText } from '../typedText.ts';

/** spec.md section 3: Felicitación, Petición, Queja. */
export const pqrsTypes = ['compliment', 'petition', 'complaint'] as const;
/** What a petition asks for, as far as the law gives each a term of its own. */
export const pqrsRequests = ['petition', 'documents', 'consultation'] as const;
/** Aerolíneas, Establecimientos, Servicios Aeroportuarios, Infraestructura Aeroportuaria, Otros. */
export const pqrsTopics = [
  'airlines',
  'establishments',
  'services',
  'infrastructure',
  'other',
] as const;
/** Parts of the terminals. */
export const pqrsItems = [
  'toilets',
  'lifts',
  'climate',
  'seats',
  'signs',
  'belts',
  'power',
  'access',
  'roads',
  'other',
] as const;
/** The airport's services by their slugs in the API, in the order in which they are asked about; the last is any other. */
export const pqrsServices = [
  'carros-de-equipaje',
  'objetos-perdidos',
  'guarda-equipaje',
  'internet-wifi',
  'sillas-de-ruedas',
  'ayuda-al-viajero',
  'transporte-publico',
  'taxis',
  'migracion-y-pasaportes',
  'aduanas',
  'mascotas',
  'servicio-medico-y-emergencias',
  'sanidad-y-emergencia',
  'punto-de-vacunacion',
  'habitaciones-de-descanso',
  'oratorio',
  'notaria',
  'servicios-tecnologicos',
  'otro',
] as const;
/** An airline that is not in the list. */
export const otherAirline = 'ZZZ';
/** Whether the sender says who they are. */
export const pqrsIdentities = ['named', 'anonymous'] as const;

export type PqrsService = (typeof pqrsServices)[number];
export type PqrsTopic = (typeof pqrsTopics)[number];

/** Most characters of each text. */
export const pqrsLimits = {
  airline: 3,
  flight: 12,
  establishmentType: 40,
  establishment: 120,
  place: 150,
  comment: 4000,
  name: 120,
  email: 254,
  phone: 25,
} as const;

/** Every field, in the order in which they are asked for; all are texts, an empty one is not answered. */
export const pqrsFields = [
  'type',
  'request',
  'topic',
  'airline',
  'flight',
  'establishmentType',
  'establishment',
  'service',
  'item',
  'place',
  'comment',
  'eventDate',
  'eventTime',
  'identity',
  'name',
  'email',
  'phone',
  'consent',
] as const;
export type PqrsField = (typeof pqrsFields)[number];
export type PqrsDraft = Readonly<Record<PqrsField, string>>;

/** The pages of the form in their order, each with the last part of its address; the first one is the form's own. */
export const pqrsSteps = {
  type: '',
  request: 'solicitud',
  topic: 'tema',
  subject: 'asunto',
  event: 'hechos',
  files: 'archivos',
  identity: 'identidad',
  person: 'datos',
  review: 'revisar',
  sent: 'enviada',
} as const;
export type PqrsStep = keyof typeof pqrsSteps;

/** Which questions a step has, those of a draft's own topic and identity. */
export function pqrsFieldsOf(step: PqrsStep, draft: PqrsDraft): readonly PqrsField[] {
  switch (step) {
    case 'type':
    case 'request':
    case 'topic':
    case 'identity':
      return [step];
    case 'subject':
      return ofTopic[draft.topic as PqrsTopic] ?? [];
    case 'event':
      return ['comment', 'eventDate', 'eventTime'];
    case 'person':
      return draft.identity === 'anonymous' ? ['consent'] : ['name', 'email', 'phone', 'consent'];
    default:
      return [];
  }
}

const ofTopic: Readonly<Record<PqrsTopic, readonly PqrsField[]>> = {
  airlines: ['airline', 'flight'],
  establishments: ['establishmentType', 'establishment'],
  services: ['service'],
  infrastructure: ['item', 'place'],
  other: [],
};

/** The steps that a draft has: the first answers decide. */
export const pqrsStepsOf = (draft: PqrsDraft): PqrsStep[] =>
  (Object.keys(pqrsSteps) as PqrsStep[]).filter(
    (step) =>
      step !== 'sent' &&
      (step !== 'request' || draft.type === 'petition') &&
      (step !== 'subject' || draft.topic !== 'other'),
  );

/** The step after another one; `review` is the last. */
export function nextPqrsStep(draft: PqrsDraft, step: PqrsStep): PqrsStep {
  const steps = pqrsStepsOf(draft);
  return steps[steps.indexOf(step) + 1] ?? 'review';
}

/** The step before another one, or null before the first. */
export function previousPqrsStep(draft: PqrsDraft, step: PqrsStep): PqrsStep | null {
  const steps = pqrsStepsOf(draft);
  return steps[steps.indexOf(step) - 1] ?? null;
}

export const emptyPqrs = Object.fromEntries(pqrsFields.map((field) => [field, ''])) as PqrsDraft;

/** A draft without what its own answers do not ask for: the topic of before, the name of somebody who chose to have none. */
export function askedPqrs(draft: PqrsDraft): PqrsDraft {
  const asked = new Set(pqrsStepsOf(draft).flatMap((step) => pqrsFieldsOf(step, draft)));
  return Object.fromEntries(
    pqrsFields.map((field) => [field, asked.has(field) ? cleanAnswer(field, draft[field]) : '']),
  ) as PqrsDraft;
}

/** An answer as it was meant: without what came along when it was pasted. */
export const cleanAnswer = (field: PqrsField, typed: string): string =>
  field === 'email' ? cleanEmail(typed) : field === 'phone' ? cleanPhone(typed) : cleanText(typed);

/** A step's address, without language. */
export const pqrsPath = (step: PqrsStep): string =>
  step === 'type' ? '/contacto/pqrs' : `/contacto/pqrs/${pqrsSteps[step]}`;

/** The step of the last part of an address; undefined where there is none. */
export const pqrsStepAt = (slug: string): PqrsStep | undefined =>
  (Object.keys(pqrsSteps) as PqrsStep[]).find((step) => pqrsSteps[step] === slug);
