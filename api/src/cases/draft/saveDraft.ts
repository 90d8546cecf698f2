import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import {
  emptyPqrs,
  nextPqrsStep,
  pqrsFieldsOf,
  pqrsSteps,
  type PqrsDraft,
  type PqrsStep,
} from '@eldorado/rules/pqrs';
import { firstPqrsStepToDo, pqrsStepFaults, type PqrsFaults } from '@eldorado/rules/pqrs-schema';
import { isForm } from '../../http/input/formBody.ts';
import { fieldsOf, textOf } from '../../http/input/formFields.ts';
import { makeHourlyBudget } from '../../http/limits/hourlyBudget.ts';
import { wrongField } from '../../http/problem.ts';
import { makeNetworkLimit } from '../../http/limits/networkLimit.ts';
import { makeSharedLimit } from '../../http/limits/sharedLimit.ts';
import { minute } from '../../time/time.ts';
import { rulesNow, withMailFault, type DraftContext } from './draftContext.ts';
import { findDraft, keepDraft, readAnswers } from './drafts.ts';

export const errorsOf = (faults: PqrsFaults) =>
  Object.entries(faults).map(([path, code]) => ({ path, code }));
export const isStep = (word: string): word is PqrsStep =>
  Object.hasOwn(pqrsSteps, word) && word !== 'sent';

/** A page's answers as they were kept. */
export interface SavedDraft {
  /** Its token. */
  draft: string;
  /** The page that follows; the same one where something is wrong on it. */
  step: PqrsStep;
  errors: { path: string; code: string }[];
  /** Whether its sender came from the review, and goes back there. */
  toReview: boolean;
}

/**
 * Makes what keeps the answers of a page of the form.
 * @returns keeps those of a request. @throws {ApiProblem} where there is no such page, or too many drafts are begun or kept.
 */
export function makeDraftSaver(
  context: DraftContext,
  log: FastifyBaseLogger,
): (request: FastifyRequest) => Promise<SavedDraft> {
  const { clock, database } = context;
  const windowMs = 10 * minute;
  // Many begin from one network; each page of a draft is one person's.
  const begun = makeNetworkLimit(database, { name: 'case-drafts', limit: 200, windowMs });
  const allBegun = makeHourlyBudget(
    database,
    { name: 'case-drafts', perHour: 3_000, what: 'drafts of requests' },
    log,
  );
  const saves = makeSharedLimit(database, { name: 'case-draft', limit: 100, windowMs });

  return async (request) => {
    const fields = fieldsOf(request);
    const step = textOf(fields['step']);
    if (!isStep(step)) throw wrongField('step', 'invalid', 'The form has no such page.');
    const sent = isForm(request) ? fields : fieldsOf({ body: fields['answers'] });
    const token = textOf(fields['draft']);
    const { draft, name } = await database.transaction(async (client) => {
      const kept = token ? await findDraft(client, context, token, true) : null;
      const before = kept?.kind === 'draft' ? kept.draft : emptyPqrs;
      const at = clock.now().getTime();
      if (kept?.kind === 'draft') await saves.demand(token, at, client);
      else {
        await begun.demand(request.ip, at, client);
        await allBegun.demand(request.ip, at, client);
      }
      const read = readAnswers(sent, before);
      // A form does not name a box without a tick.
      const answers = isForm(request) ? withoutUnnamed(read, step, sent) : read;
      // Only a token of ours names a draft.
      const known = kept?.kind === 'draft' ? token : null;
      return { draft: answers, name: await keepDraft(client, context, known, answers) };
    });
    const rules = rulesNow(context);
    const faults = await faultsOf(draft, step, rules);
    const wrong = Object.keys(faults).length > 0;
    const toReview = fields['then'] === 'review';
    const after = toReview
      ? (firstPqrsStepToDo(draft, ...rules) ?? 'review')
      : nextPqrsStep(draft, step);
    return { draft: name, step: wrong ? step : after, errors: errorsOf(faults), toReview };
  };

  // Outside the transaction: a name server may take its time.
  async function faultsOf(draft: PqrsDraft, step: PqrsStep, rules: ReturnType<typeof rulesNow>) {
    const faults = pqrsStepFaults(draft, step, ...rules);
    return pqrsFieldsOf(step, draft).includes('email')
      ? withMailFault(context, draft, faults)
      : faults;
  }
}

function withoutUnnamed(
  draft: PqrsDraft,
  step: PqrsStep,
  sent: Readonly<Record<string, unknown>>,
): PqrsDraft {
  const unnamed = pqrsFieldsOf(step, draft).filter((field) => !(field in sent));
  return { ...draft, ...Object.fromEntries(unnamed.map((field) => [field, ''])) };
}
