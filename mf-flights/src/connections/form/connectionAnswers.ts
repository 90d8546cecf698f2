import type { FlightKind } from '../plan/connectionRules.ts';

export type Side = 'arrival' | 'departure';
export const sides = ['arrival', 'departure'] as const;

/** The form as the address carries it, word for word, so that nothing typed is lost; empty where nothing was given. */
export const answerNames = [
  'arrivalFlight',
  'arrivalDate',
  'arrival',
  'arrivalAirline',
  'arrivalTime',
  'departureFlight',
  'departureDate',
  'departure',
  'departureAirline',
  'departureTime',
  'baggage',
] as const;
export type AnswerName = (typeof answerNames)[number];
export type Answers = Readonly<Record<AnswerName, string>>;

/** Long enough for every honest answer; what is longer is a mistake or an attack. */
const longest = 40;

export function readAnswers({ searchParams }: URL): Answers {
  return Object.fromEntries(
    answerNames.map((name) => [name, (searchParams.get(name) ?? '').trim().slice(0, longest)]),
  ) as Answers;
}

export const isUnasked = (answers: Answers) => answerNames.every((name) => answers[name] === '');

/** The page's address with these answers, without the empty ones: short enough to share. */
export function connectionPath(answers: Answers): string {
  const query = new URLSearchParams();
  for (const name of answerNames) if (answers[name]) query.append(name, answers[name]);
  const text = query.toString();
  return `/vuelos/conexiones${text && `?${text}`}`;
}

export const kindOf = (text: string): FlightKind | null =>
  text === 'international' || text === 'national' ? text : null;
