import { demoHead } from '../demo/head.ts';
import { textWithFacts } from '../facts/figures.ts';
import type { BannerQuery } from './schema.ts';
import type { Store } from '../store.ts';
import { bogotaDay } from '../time/time.ts';

/** The banners of a placement, or all, and of those that name a page when one is given; one that names a fact which is not in force at `now` is left out. */
export const banners = (store: Store, { placement, path }: BannerQuery, now: number) => ({
  ...demoHead(store.loadedAt),
  banners: store.banners
    .filter((row) => !placement || row.placement === placement)
    .filter((row) => !path || row.paths.includes(path))
    .flatMap((row) => {
      const text = textWithFacts(row.text, store.facts, bogotaDay(now));
      return text === null ? [] : [{ ...row, text }];
    }),
});

/** The dialogs in force at `now`. */
export const popups = (store: Store, now: number) => ({
  ...demoHead(now),
  popups: store.popups
    .filter(({ startsAt, endsAt }) => startsAt.getTime() <= now && now < endsAt.getTime())
    .map((row) => ({
      ...row,
      startsAt: row.startsAt.toISOString(),
      endsAt: row.endsAt.toISOString(),
    })),
});
