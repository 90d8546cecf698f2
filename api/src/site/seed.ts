import Type from 'typebox';
import { readData } from '../demo/dataFile.ts';
import { LocalizedText, words } from '../http/schema.ts';
import type { banners, popups } from './tables.ts';

const paths = Type.Array(Type.String({ pattern: '^/', description: 'a path of the site' }));
const file = readData(
  'banners.yaml',
  Type.Object({
    banners: Type.Array(
      Type.Object(
        {
          id: Type.String(),
          placement: words(['home', 'internal']),
          illustration: Type.String(),
          href: Type.String({ pattern: '^/' }),
          colour: Type.String({ pattern: '^#[0-9a-f]{6}$' }),
          title: LocalizedText,
          text: LocalizedText,
          action: LocalizedText,
          paths: Type.Optional(paths),
        },
        { additionalProperties: false },
      ),
    ),
    popups: Type.Array(
      Type.Object(
        {
          id: Type.String(),
          title: LocalizedText,
          text: LocalizedText,
          action: LocalizedText,
          href: Type.String({ pattern: '^/' }),
          paths,
          frequency: words(['once', 'daily', 'session']),
          startsAt: Type.String({ description: 'an instant, UTC ISO 8601' }),
          endsAt: Type.String({ description: 'an instant, UTC ISO 8601' }),
        },
        { additionalProperties: false },
      ),
    ),
  }),
);

export const bannerSeed: (typeof banners.$inferInsert)[] = file.banners.map(
  ({ paths: shownOn = [], ...banner }, position) => ({ ...banner, paths: shownOn, position }),
);

export const popupSeed: (typeof popups.$inferInsert)[] = file.popups.map((popup) => ({
  ...popup,
  startsAt: new Date(popup.startsAt),
  endsAt: new Date(popup.endsAt),
}));
