import Type, { type Static } from 'typebox';
import { allVisitFields, visitPurposes, type VisitField } from '@eldorado/rules/taxi-visit';
import { nullable, ref, words } from '../../http/schema.ts';
import { TaxiBooking, TaxiUser } from '../accountSchema.ts';
import { locales } from '../../text/locale.ts';

/** What the pages without JavaScript can do. */
export const visitActions = [
  'trip',
  'phone',
  'resend',
  'code',
  'details',
  'book',
  'cancel',
  'rename',
  'sign-out',
  'delete',
] as const;

export const TaxiVisitAnswers = Type.Object(
  Object.fromEntries(allVisitFields.map((field) => [field, Type.String()])) as Record<
    VisitField,
    ReturnType<typeof Type.String>
  >,
  { $id: 'TaxiVisitAnswers', description: 'As they were typed; an empty text is not answered.' },
);

export const TaxiVisit = Type.Object(
  {
    purpose: words(visitPurposes, 'What somebody signs in for.'),
    answers: ref(TaxiVisitAnswers),
    errors: Type.Array(Type.Object({ path: words(allVisitFields), code: Type.String() })),
    code: nullable(
      Type.Object({
        sentTo: Type.String({ description: 'The phone that a code was sent to.' }),
        resendAt: Type.String({
          format: 'date-time',
          description: 'When another may be asked for.',
        }),
      }),
    ),
    successor: Type.String({
      description: 'Goes with the phone and with the code, and is the visit’s token from then on.',
    }),
    attempt: Type.String({ description: 'Goes with the order, so that it is made once.' }),
    user: nullable(ref(TaxiUser)),
    booked: nullable(ref(TaxiBooking)),
  },
  {
    $id: 'TaxiVisit',
    description: 'Who travels is told only while its session lasts, half an hour from the code.',
  },
);

export const TaxiVisitInput = Type.Object(
  {
    action: words(visitActions),
    visit: Type.Optional(Type.String({ description: 'Token of the visit; a new one without.' })),
    locale: words(locales),
  },
  { $id: 'TaxiVisitInput', description: 'Beside them the fields of the page that is sent.' },
);

export type TaxiVisit = Static<typeof TaxiVisit>;
export type VisitAction = (typeof visitActions)[number];
