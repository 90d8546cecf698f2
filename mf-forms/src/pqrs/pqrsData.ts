import { bogotaDay } from '@eldorado/i18n/bogota';
import type { Locale } from '@eldorado/i18n/locale';
import type { Http } from '@eldorado/http';
import type { components } from '@eldorado/http/api-types';
import type { LoadContext } from '@eldorado/remote';
import { parseFlightName } from '@eldorado/rules';
import {
  emptyPqrs,
  pqrsFieldsOf,
  pqrsStepAt,
  type PqrsDraft,
  type PqrsField,
  type PqrsStep,
} from '@eldorado/rules/pqrs';
import type { PqrsFaults } from '@eldorado/rules/pqrs-schema';
import { loadChoices, noChoices, type Choices } from './choices.ts';
import { loadPqrsTexts } from './pqrsText.ts';
import type { PqrsTexts } from './texts/es.ts';

type Wire = components['schemas'];

/** What a page of the form shows. */
export interface PqrsData {
  step: PqrsStep;
  texts: PqrsTexts;
  /** The draft's token; null before the first page was sent. */
  draft: string | null;
  answers: PqrsDraft;
  /** What is wrong on this page, once it was sent. */
  faults: PqrsFaults;
  /** Whether the page leads back to the answers. */
  toReview: boolean;
  /** Why the last post was not taken. */
  problem: string | null;
  /** The draft is no longer kept. */
  gone: boolean;
  /** Photos and documents of the draft. */
  files: readonly Wire['DraftFileView'][];
  sent: Wire['CaseReceipt'] | null;
  choices: Choices;
  /** Working days of the law's terms, by the facts' ids; empty on pages that name none. */
  terms: Readonly<Record<string, number>>;
  /** Bogotá's day. */
  today: string;
}

/** A page of the form: its draft from the API, and what its questions offer. */
export async function loadPqrs(context: LoadContext): Promise<PqrsData> {
  const { params, url, http, locale, now, signal } = context;
  const step = pqrsStepAt(params['step'] ?? '') ?? 'type';
  const token = url.searchParams.get('draft');
  const texts = await loadPqrsTexts(locale);
  const kept = token === null ? null : await readDraft(http, token, signal);
  const answers = kept?.answers ?? asked(url.searchParams);
  const fields = pqrsFieldsOf(step, answers);
  const check = url.searchParams.has('check');
  return {
    step,
    texts,
    draft: kept === null ? null : token,
    answers,
    faults: Object.fromEntries(
      (check ? (kept?.errors ?? []) : [])
        .filter(({ path }) => fields.includes(path))
        .map(({ path, code }) => [path, code]),
    ),
    toReview: url.searchParams.get('then') === 'review',
    problem: url.searchParams.get('problem'),
    gone: kept === null && (token !== null || step !== 'type'),
    files: kept?.files ?? [],
    sent: kept?.sent ?? null,
    choices: kept?.sent ? noChoices : await choicesOf(http, step, answers, locale, signal),
    terms: step === 'request' || step === 'event' ? await readTerms(http, signal) : {},
    today: bogotaDay(now),
  };
}

async function readTerms(http: Http, signal: AbortSignal): Promise<Record<string, number>> {
  const url = '/v2/facts?ids=pqrs-petition,pqrs-documents,pqrs-consultation,pqrs-forward';
  const { data } = await http.get<Wire['FactList']>(url, { signal });
  return Object.fromEntries(
    data.facts.flatMap(({ id, value }) => (typeof value === 'number' ? [[id, value]] : [])),
  );
}

async function readDraft(
  http: Http,
  token: string,
  signal: AbortSignal,
): Promise<Wire['CaseDraft'] | null> {
  const url = `/v2/case-drafts/${encodeURIComponent(token)}`;
  const validateStatus = (status: number) => status === 200 || status === 404;
  const { data, status } = await http.request<Wire['CaseDraft']>({ url, signal, validateStatus });
  return status === 200 ? data : null;
}

/** Who comes from a flight's page complains of that flight. */
function asked(query: URLSearchParams): PqrsDraft {
  const flight = parseFlightName(query.get('flight') ?? '');
  if (flight === null) return emptyPqrs;
  const { airline, number, suffix } = flight;
  return { ...emptyPqrs, topic: 'airlines', airline, flight: `${airline} ${number}${suffix}` };
}

async function choicesOf(
  http: Http,
  step: PqrsStep,
  answers: PqrsDraft,
  locale: Locale,
  signal: AbortSignal,
): Promise<Choices> {
  const needed = step === 'subject' || step === 'event' || step === 'review';
  return needed ? loadChoices({ http, step, answers, locale, signal }) : noChoices;
}

/** The answers of other steps that a page passes on: a flight that somebody came from. */
export const passedOn = (data: PqrsData): readonly PqrsField[] =>
  data.draft === null
    ? (['topic', 'airline', 'flight'] as const).filter((field) => data.answers[field] !== '')
    : [];
