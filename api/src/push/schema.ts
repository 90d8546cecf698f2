import Type, { type Static } from 'typebox';
import { Instant, words } from '../http/schema.ts';
import { locales } from '../text/locale.ts';

export const followEvents = [
  'gate',
  'delay',
  'boarding',
  'cancellation',
  'departure',
  'landing',
  'bags',
] as const;
export type FollowEvent = (typeof followEvents)[number];

export const PushKey = Type.Object(
  { publicKey: Type.String({ description: 'The applicationServerKey, base64url.' }) },
  { $id: 'PushKey' },
);

export const FollowInput = Type.Object(
  {
    flight: Type.String({ maxLength: 40, description: "The flight's id." }),
    locale: words(locales),
    events: Type.Array(words(followEvents), { minItems: 1, maxItems: 7, uniqueItems: true }),
    subscription: Type.Object(
      {
        endpoint: Type.String({ maxLength: 1000 }),
        keys: Type.Object({
          p256dh: Type.String({ maxLength: 120 }),
          auth: Type.String({ maxLength: 40 }),
        }),
      },
      { description: "The browser's PushSubscription, as its toJSON gives it." },
    ),
  },
  { $id: 'FollowInput' },
);

export const FollowReceipt = Type.Object(
  {
    token: Type.String({ description: 'Stops the subscription; known to this browser alone.' }),
    flight: Type.String(),
    events: Type.Array(words(followEvents)),
    expiresAt: Instant,
  },
  { $id: 'FollowReceipt' },
);

export const FollowStopped = Type.Object(
  { status: words(['stopped'], 'Also for one that had ended before.') },
  { $id: 'FollowStopped' },
);

export type FollowInput = Static<typeof FollowInput>;
export type FollowReceipt = Static<typeof FollowReceipt>;
