import Type, { type Static } from 'typebox';
import { DataSource, Instant, LocalizedText, nullable, ref, words } from '../http/schema.ts';

export const Banner = Type.Object(
  {
    id: Type.String(),
    placement: words(['home', 'internal']),
    title: ref(LocalizedText),
    text: ref(LocalizedText),
    action: ref(LocalizedText),
    href: Type.String({ description: 'Path of the site without its locale prefix.' }),
    illustration: words(['runway', 'shops', 'food', 'taxi', 'family', 'sustainability']),
    colour: Type.String(),
    position: Type.Integer(),
    paths: Type.Array(
      Type.String({
        description: 'Site paths of the information pages where an internal one shows.',
      }),
    ),
  },
  { $id: 'Banner' },
);

export const BannerList = Type.Object(
  { updatedAt: Instant, source: DataSource, banners: Type.Array(ref(Banner)) },
  { $id: 'BannerList' },
);

export const BannerQuery = Type.Object({
  placement: Type.Optional(words(['home', 'internal', ''])),
  path: Type.Optional(
    Type.String({ maxLength: 200, description: 'Of a page: those that name it.' }),
  ),
});

export const Popup = Type.Object(
  {
    id: Type.String(),
    title: ref(LocalizedText),
    text: ref(LocalizedText),
    action: nullable(ref(LocalizedText)),
    href: nullable(Type.String()),
    paths: Type.Array(
      Type.String({ description: "Site paths where it shows; '*' is everywhere." }),
    ),
    frequency: words(
      ['once', 'daily', 'session'],
      'How often one visitor sees it at most: once ever, once in 24 hours, once a visit.',
    ),
    startsAt: Instant,
    endsAt: Instant,
  },
  { $id: 'Popup' },
);

export const PopupList = Type.Object(
  { updatedAt: Instant, source: DataSource, popups: Type.Array(ref(Popup)) },
  { $id: 'PopupList' },
);

export type Banner = Static<typeof Banner>;

export type BannerQuery = Static<typeof BannerQuery>;

export type Popup = Static<typeof Popup>;
