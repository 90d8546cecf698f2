import {
  useEvents,
  useSiteDispatch,
  useSoon,
  type everyMinute,
  type LiveFigures,
} from '@eldorado/store';

const halfHour = 30 * 60_000;
const halfHourOf = (at: string) => Math.floor(Date.parse(at) / halfHour);
/** Milliseconds over which the readers of a day spread their questions when a half hour is over. */
const spread = 30_000;

/**
 * Keeps figures of now as the event stream tells them.
 * @param update the action that puts them into what is shown.
 * @param day when the half hours on screen were made, undefined while something is missing; and how all of it is asked for again
 *   then, and once another half hour has begun.
 * @returns how their queries ask where no events come.
 */
export function useFigures(
  update: (figures: LiveFigures) => object,
  day: { askedAt: () => string | undefined; askAgain: () => void },
): typeof everyMinute {
  const dispatch = useSiteDispatch();
  const soon = useSoon(day.askAgain, spread);
  return useEvents({
    figures(now) {
      // The site's store knows of no remote's slice before it is injected.
      dispatch(update(now) as never);
      const askedAt = day.askedAt();
      if (!askedAt || halfHourOf(askedAt) !== halfHourOf(now.at)) soon();
    },
  });
}
