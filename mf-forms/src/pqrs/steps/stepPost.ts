import type { Locale } from '@eldorado/i18n';
import { pqrsFields, pqrsFieldsOf, type PqrsDraft, type PqrsStep } from '@eldorado/rules/pqrs';
import type { PqrsData } from '../pqrsData.ts';
import { passedOn } from '../pqrsPage.ts';
import type { PqrsPost } from '../post/waitingPost.ts';

/** What the browser would post, for the API's JSON. */
export function postOf(data: PqrsData, said: PqrsDraft, locale: Locale): PqrsPost {
  const { step, draft, toReview } = data;
  const fields = [...passedOn(data), ...pqrsFieldsOf(step, said)];
  return {
    url: '/api/v2/case-drafts',
    body: {
      ...{ step, locale },
      ...(draft !== null && { draft }),
      ...(toReview && { then: 'review' }),
      answers: Object.fromEntries(fields.map((field) => [field, said[field]])),
    },
  };
}

/** The draft with what the form says now; a box without a tick says nothing. */
export function typed(form: HTMLFormElement, answers: PqrsDraft, step: PqrsStep): PqrsDraft {
  const said = new FormData(form);
  const asked = pqrsFieldsOf(step, answers);
  return Object.fromEntries(
    pqrsFields.map((field) => {
      const value = said.get(field);
      return [
        field,
        typeof value === 'string' ? value : asked.includes(field) ? '' : answers[field],
      ];
    }),
  ) as PqrsDraft;
}
