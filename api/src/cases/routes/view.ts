import type { CaseFile } from '../../attachments/files.ts';
import { transferKind, type LostMail } from '../mails/lostMails.ts';
import { pauseOf } from '../lifecycle/pause.ts';
import { changeOf, isRefusal } from '../lifecycle/transitions.ts';
import type { CaseView, FollowedCase } from '../schema.ts';
import type { Case } from '../store/store.ts';

/** The files of a case that are kept, as pages show them. */
export const filesView = (files: readonly CaseFile[]) =>
  files
    .filter(({ state }) => state === 'kept')
    .map(({ id, name, kind, size, source, at }) => ({
      ...{ id, name, kind, size, source },
      at: at.toISOString(),
    }));

/** The files of a draft, or of a message that is not sent, as its page shows them. */
export const draftFilesView = (files: readonly CaseFile[]) =>
  files.map(({ id, name, kind, size, state, refusal }) => ({
    ...{ id, name, kind, size, state, refusal },
  }));

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
  files: filesView(found.files),
});

/** A case as its sender's page shows it: with what is not sent yet, and whether e-mails to them came back. */
export const followedView = (
  found: Case,
  now: Date,
  { lost, ...rest }: Pick<FollowedCase, 'attached' | 'typed'> & { lost: readonly LostMail[] },
): FollowedCase => ({
  ...caseView(found),
  ...rest,
  unreached: lost.some(({ kind }) => kind !== transferKind),
  mayHaveMoreTime: !isRefusal(
    changeOf({ ...found, pause: pauseOf(found.events) }, { kind: 'more-time' }, now),
  ),
});
