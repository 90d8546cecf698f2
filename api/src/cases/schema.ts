import Type, { type Static } from 'typebox';
import {
  pqrsFields,
  pqrsRequests,
  pqrsSteps,
  pqrsTopics,
  pqrsTypes,
  type PqrsStep,
} from '@eldorado/rules/pqrs';
import { mostFileBytes } from '@eldorado/rules/pqrs-files';
import { senderActions } from '@eldorado/rules/pqrs-message';
import { pqrsFaults, pqrsSchema } from '@eldorado/rules/pqrs-schema';
import { CaseFileView, DraftFileView } from '../attachments/schema.ts';
import { formParts } from '../http/input/formSchema.ts';
import { Day, Instant, nullable, ref, words } from '../http/schema.ts';
import { caseStates } from './lifecycle/transitions.ts';
import { locales } from '../text/locale.ts';

const steps = Object.keys(pqrsSteps) as PqrsStep[];

export const CaseAnswers = Type.Object(
  Object.fromEntries(pqrsFields.map((field) => [field, Type.String()])) as Record<
    (typeof pqrsFields)[number],
    ReturnType<typeof Type.String>
  >,
  {
    $id: 'CaseAnswers',
    description:
      'What the form asks for, as it was typed: a draft may have faults. An empty text is not answered.',
  },
);

/** Answers under which the form asks for everything that it asks for. */
const shapes = pqrsTopics.map((topic) => ({ type: 'petition', topic, identity: 'named' }) as const);
const answerParts = formParts(pqrsSchema, shapes);

export const CaseAnswersInput = Type.Object(answerParts, {
  $id: 'CaseAnswersInput',
  description: 'The answers of a page, as they are right; what is wrong is kept too and named.',
});

const draftPage = {
  step: words(steps, 'The page of the form that is sent.'),
  draft: Type.Optional(Type.String({ maxLength: 60, description: 'Token of the draft.' })),
  locale: words(locales),
};
const toReview = 'review: goes back to the answers when it is right.';

export const CaseDraftInput = Type.Object(
  {
    ...draftPage,
    then: Type.Optional(words(['review', ''], toReview)),
    answers: Type.Optional(ref(CaseAnswersInput)),
  },
  { $id: 'CaseDraftInput' },
);

/** The same as a page's form sends it by itself, without JavaScript. */
export const CaseDraftForm = Type.Object(
  {
    ...draftPage,
    then: Type.Optional(
      words(['review', 'map', ''], `${toReview} map: chooses the place on the map.`),
    ),
    ...answerParts,
  },
  { $id: 'CaseDraftForm' },
);

export const CaseDraftSaved = Type.Object(
  {
    draft: Type.String(),
    step: words(steps, 'The page to show next.'),
    errors: Type.Array(Type.Object({ path: words(pqrsFields), code: words(pqrsFaults) })),
  },
  { $id: 'CaseDraftSaved' },
);

export const CaseReceipt = Type.Object(
  {
    number: Type.String(),
    dueDay: Day,
    link: Type.String({ description: 'Opens the case, in its page’s `case`.' }),
    mailed: Type.Boolean({ description: 'Whether a confirmation was sent by e-mail.' }),
    files: Type.Array(ref(CaseFileView)),
  },
  { $id: 'CaseReceipt' },
);

export const CaseDraft = Type.Object(
  {
    answers: ref(CaseAnswers),
    errors: Type.Array(Type.Object({ path: words(pqrsFields), code: words(pqrsFaults) })),
    files: Type.Array(ref(DraftFileView)),
    sent: nullable(ref(CaseReceipt)),
  },
  {
    $id: 'CaseDraft',
    description: 'sent: the case that was made of it; its answers are gone then.',
  },
);

export const CaseInput = Type.Object(
  {
    draft: Type.String({ maxLength: 60 }),
    locale: words(locales),
    consentVersion: Type.String({ maxLength: 40, description: 'Version of the words agreed to.' }),
    proof: Type.Optional(
      Type.String({ maxLength: 160, description: 'A solved challenge of `proof-required`.' }),
    ),
  },
  { $id: 'CaseInput' },
);

export const CaseEventView = Type.Object(
  {
    kind: words([
      'received',
      'taken',
      'asked',
      'informed',
      'extended',
      'forwarded',
      'answered',
      'reopened',
      'rated',
      'granted',
      'withdrawn',
    ]),
    at: Instant,
    text: nullable(Type.String()),
    day: nullable(Day),
    to: nullable(Type.String()),
    rating: nullable(Type.Integer()),
  },
  { $id: 'CaseEventView' },
);

export const CaseView = Type.Object(
  {
    number: Type.String(),
    state: words(caseStates),
    type: words(pqrsTypes),
    term: words(pqrsRequests),
    topic: words(pqrsTopics),
    receivedAt: Instant,
    dueDay: Day,
    extended: Type.Boolean(),
    replyBy: nullable(Day),
    forwardedTo: nullable(Type.String()),
    rating: nullable(Type.Integer()),
    comment: Type.String(),
    events: Type.Array(ref(CaseEventView)),
    files: Type.Array(ref(CaseFileView)),
  },
  { $id: 'CaseView', description: 'A case as its sender reads it, without name and address.' },
);

export const FollowedCase = Type.Object(
  {
    ...CaseView.properties,
    attached: Type.Array(ref(DraftFileView), {
      description: 'What was sent for a message that is not sent itself.',
    }),
    typed: nullable(
      Type.Object(
        { action: words(senderActions), text: Type.String(), rating: Type.String() },
        { description: 'What a browser’s own form said last and was not taken, for a day.' },
      ),
    ),
    unreached: Type.Boolean({ description: 'Whether an e-mail to its sender reached nobody.' }),
    mayHaveMoreTime: Type.Boolean({
      description: 'Whether its sender may ask for a second month to complete it.',
    }),
  },
  { $id: 'FollowedCase', description: 'A case for who follows it.' },
);
export type FollowedCase = Static<typeof FollowedCase>;

export const CaseLinkInput = Type.Object(
  {
    number: Type.String({ maxLength: 40 }),
    email: Type.String({ maxLength: 254, description: 'Empty for an anonymous case.' }),
    locale: Type.Optional(words(locales)),
  },
  { $id: 'CaseLinkInput' },
);

export const CaseLink = Type.Object({ link: Type.String() }, { $id: 'CaseLink' });

export const CaseSenderInput = Type.Object(
  {
    action: words([...senderActions, 'more-time']),
    text: Type.Optional(Type.String()),
    rating: Type.Optional(Type.String({ pattern: '^[1-5]?$' })),
    locale: Type.Optional(words(locales)),
  },
  { $id: 'CaseSenderInput' },
);

export const OfficeCaseRow = Type.Object(
  {
    number: Type.String(),
    state: words(caseStates),
    type: words(pqrsTypes),
    term: words(pqrsRequests),
    topic: words(pqrsTopics),
    locale: words(locales),
    receivedAt: Instant,
    dueDay: Day,
    extended: Type.Boolean(),
    replyBy: nullable(Day),
    forwardedTo: nullable(Type.String()),
    answeredAt: nullable(Instant),
    takenBy: nullable(Type.String()),
    rating: nullable(Type.Integer()),
  },
  { $id: 'OfficeCaseRow' },
);

export const OfficeCaseList = Type.Object(
  {
    cases: Type.Array(ref(OfficeCaseRow)),
    warning: nullable(Type.String({ description: 'That the list of holidays nears its end.' })),
  },
  { $id: 'OfficeCaseList' },
);

export const OfficeCase = Type.Object(
  {
    case: ref(CaseView),
    answers: ref(CaseAnswers),
    takenBy: nullable(Type.String()),
    unreached: Type.Array(Type.String(), { description: 'Which e-mails reached nobody, and why.' }),
  },
  { $id: 'OfficeCase', description: 'Everything of a case. Reading it is written down.' },
);

export const OfficeFileInput = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 200 }),
    content: Type.String({
      contentEncoding: 'base64',
      maxLength: Math.ceil(mostFileBytes / 3) * 4,
    }),
  },
  { $id: 'OfficeFileInput' },
);

export const OfficeActionInput = Type.Object(
  {
    action: words(['take', 'ask', 'extend', 'forward', 'answer']),
    by: Type.String({ minLength: 1, maxLength: 80, description: 'Who does it.' }),
    text: Type.Optional(Type.String({ maxLength: 8000 })),
    day: Type.Optional(Day),
    to: Type.Optional(
      Type.String({ maxLength: 120, description: 'Who is competent, to forward.' }),
    ),
    mail: Type.Optional(
      Type.String({
        maxLength: 254,
        description:
          'Their address, to which the case is sent; without one its sender is told that the office passed it on itself.',
      }),
    ),
    files: Type.Optional(
      Type.Array(ref(OfficeFileInput), {
        description: 'With an answer: jpg, png, webp, pdf or docx, 10 MB together.',
      }),
    ),
  },
  { $id: 'OfficeActionInput' },
);

export type CaseReceipt = Static<typeof CaseReceipt>;
export type CaseView = Static<typeof CaseView>;
