import { demoHead } from '../demo/head.ts';
import type { BannerQuery } from './schema.ts';
import type { Store } from '../store.ts';

/** The banners of a placement, or all. */
export const banners = (store: Store, { placement }: BannerQuery) => ({
  ...demoHead(store.loadedAt),
  banners: store.banners.filter((row) => !placement || row.placement === placement),
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
