import type { components } from '@eldorado/http/api-types';

export type Popup = components['schemas']['Popup'];

/** When this visitor saw each pop-up, by id: milliseconds since the epoch, and those of this visit. */
export interface PopupViews {
  seenAt: Readonly<Record<string, number>>;
  thisVisit: readonly string[];
}

const day = 24 * 60 * 60_000;

/** The pop-up to show, if any: one at most, the first that is in force and not seen too often. */
export function duePopup(
  popups: readonly Popup[],
  now: Date,
  views: PopupViews,
): Popup | undefined {
  return popups.find(
    (popup) =>
      now >= new Date(popup.startsAt) &&
      now < new Date(popup.endsAt) &&
      !isSeenTooOften(popup, now, views),
  );
}

function isSeenTooOften({ id, frequency }: Popup, now: Date, views: PopupViews): boolean {
  // Whatever its limit, nobody sees one twice in a visit.
  if (views.thisVisit.includes(id)) return true;
  const seenAt = views.seenAt[id];
  if (seenAt === undefined || frequency === 'session') return false;
  return frequency === 'once' || now.getTime() - seenAt < day;
}
