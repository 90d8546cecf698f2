import type { CaseView } from './schema.ts';
import type { Case } from './store.ts';

/** A case as its sender reads it. */
export const caseView = (found: Case): CaseView => ({
  number: found.number,
  state: found.state,
  type: found.type,
  term: found.term,
  topic: found.topic,
  receivedAt: found.receivedAt.toISOString(),
  dueDay: found.dueDay,
  extended: found.extended,
  replyBy: found.replyBy,
  forwardedTo: found.forwardedTo,
  rating: found.rating,
  comment: found.answers.comment,
  events: found.events.map(({ kind, at, text, day, to, rating }) => ({
    kind,
    at: at.toISOString(),
    text: text ?? null,
    day: day ?? null,
    to: to ?? null,
    rating: rating ?? null,
  })),
});
