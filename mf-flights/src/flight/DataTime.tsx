import { formatAge, formatTime, useLocale } from '@eldorado/i18n';
import { useNow } from '@eldorado/remote';
import { useFlightMessages } from '../messages.ts';

/** Milliseconds from which data are old enough to say so: answers are made anew each minute. */
const oldAfter = 2 * 60_000;

/**
 * The time of the data on show, and their age once they have one. The time comes first because it stays true: without
 * JavaScript, and in a copy of the page that a cache kept.
 */
export function DataTime({ instant }: { instant: string }) {
  const t = useFlightMessages();
  const locale = useLocale();
  const now = useNow();
  const isOld = now.getTime() - Date.parse(instant) >= oldAfter;
  return (
    <time dateTime={instant}>
      {t('updated', { time: formatTime(instant, locale) })}
      {isOld && ` (${formatAge(instant, now, locale)})`}
    </time>
  );
}
