import { bogotaDay } from '@eldorado/i18n/bogota';
import type { Locale } from '@eldorado/i18n/locale';
import type { Http } from '@eldorado/http';
import type { components } from '@eldorado/http/api-types';
import type { LoadContext } from '@eldorado/remote';
import { formatFlightName, nameInAddress, parseFlightName } from '@eldorado/rules';
import { nearAddress } from '@eldorado/rules/near-address';
import {
  emptyPqrs,
  pqrsFieldsOf,
  pqrsStepAt,
  type PqrsDraft,
  type PqrsStep,
} from '@eldorado/rules/pqrs';
import type { PqrsFaults } from '@eldorado/rules/pqrs-schema';
import { noChoices, type Choices } from './choices/noChoices.ts';
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
  /** The e-mail address that was probably meant; null where the one that was given looks right. */
  near: string | null;
  /** What is wrong on this page, once it was sent. */
  faults: PqrsFaults;
  /** Whether the page leads back to the answers. */
  toReview: boolean;
  /** Why the last post was not taken. */
  problem: string | null;
  /** The challenge that the same post brings back, solved or a minute later. */
  proof: string | null;
  /** The draft is no longer kept. */
  gone: boolean;
  /** Photos and documents of the draft. */
  files: readonly Wire['DraftFileView'][];
  sent: Wire['CaseReceipt'] | null;
  choices: Choices;
  /** The flight that was named, with its route and time, where the boards have it. */
  flight: string | null;
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
  const today = bogotaDay(now);
  const answers = kept
    ? await withPlace(kept.answers, { step, url, http, texts, locale, signal })
    : asked(url.searchParams, today);
  const fields = pqrsFieldsOf(step, answers);
  const check = url.searchParams.has('check');
  return {
    step,
    texts,
    draft: kept === null ? null : token,
    answers,
    near: nearAddress(answers.email),
    faults: Object.fromEntries(
      (check ? (kept?.errors ?? []) : [])
        .filter(({ path }) => fields.includes(path))
        .map(({ path, code }) => [path, code]),
    ),
    toReview: url.searchParams.get('then') === 'review',
    problem: url.searchParams.get('problem'),
    proof: url.searchParams.get('proof'),
    gone: kept === null && (token !== null || step !== 'type'),
    files: kept?.files ?? [],
    sent: kept?.sent ?? null,
    choices: kept?.sent
      ? noChoices
      : await choicesOf(http, step, { answers, texts, locale, signal }),
    flight:
      answers.flight !== '' && showsFlight.includes(step)
        ? await (await lists()).knownFlight(http, answers, { texts, locale, signal, today })
        : null,
    terms: step === 'request' || step === 'event' ? await readTerms(http, signal) : {},
    today,
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

/** What asks the API's lists is fetched by the pages that need them. */
const lists = () => import(/* webpackChunkName: "pqrs-lists" */ './choices/choices.ts');

/** The pages that say which flight it is about. */
const showsFlight: readonly PqrsStep[] = ['type', 'subject', 'event', 'review'];

/**
 * Who comes from a flight's page complains of that flight.
 * @param query `flight` is a flight's id, which has its day, or a name.
 */
function asked(query: URLSearchParams, today: string): PqrsDraft {
  const named = query.get('flight') ?? '';
  const name = parseFlightName(nameInAddress(named));
  if (name === null) return emptyPqrs;
  const [day = ''] = /^\d{4}-\d\d-\d\d(?=-)/.exec(named) ?? [];
  return {
    ...emptyPqrs,
    topic: 'airlines',
    airline: name.airline,
    flight: formatFlightName(name),
    // Nothing happened on a flight of tomorrow.
    eventDate: day <= today ? day : '',
  };
}

interface Shown {
  texts: PqrsTexts;
  locale: Locale;
  signal: AbortSignal;
}

/** A draft with the place that was chosen on the map, whose address has its slug; one that is not there changes nothing. */
async function withPlace(
  answers: PqrsDraft,
  { step, url, http, ...shown }: Shown & Pick<LoadContext, 'url' | 'http'> & { step: PqrsStep },
): Promise<PqrsDraft> {
  const slug = url.searchParams.get('place');
  if (slug === null || step !== 'subject' || answers.topic !== 'infrastructure') return answers;
  const { placeText } = await lists();
  const place = await placeText(http, slug, shown);
  return place === null ? answers : { ...answers, place };
}

async function choicesOf(
  http: Http,
  step: PqrsStep,
  shown: Shown & { answers: PqrsDraft },
): Promise<Choices> {
  const needed = step === 'subject' || step === 'event' || step === 'review';
  if (!needed) return noChoices;
  const { loadChoices } = await lists();
  return loadChoices({ http, step, ...shown });
}
