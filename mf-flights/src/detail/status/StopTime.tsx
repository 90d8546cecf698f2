import { bogotaTimeZone, formatDate, formatTime, useLocale } from '@eldorado/i18n';
import { VisuallyHidden } from '@eldorado/ui';
import { useFlightMessages } from '../../messages.ts';
import type { Stop } from '../data/flightDetail.ts';
import css from '../detail.module.css';

/** The clock of an airport that only a feed knows. */
const unknownZone = 'UTC';

/**
 * A stop's local time with the struck scheduled one, and Bogotá's where the clocks differ. The time of what will not
 * happen, `off`, is struck itself.
 */
export function StopTime({ stop, shift = 0, off }: { stop: Stop; shift?: number; off: boolean }) {
  const t = useFlightMessages();
  const locale = useLocale();
  const local = (instant: string) => formatTime(instant, locale, stop.timeZone);
  const [shown, scheduled] = [local(stop.current), local(stop.scheduled)];
  const inBogota = formatTime(stop.current, locale, bogotaTimeZone);
  return (
    <>
      {off ? (
        <s className={css.off}>
          <VisuallyHidden>{t('scheduledTime')} </VisuallyHidden>
          <time dateTime={stop.scheduled}>{scheduled}</time>
        </s>
      ) : (
        <time dateTime={stop.current}>{shown}</time>
      )}
      {shift !== 0 && (
        <span className={css.shift}>
          <span aria-hidden="true">{shift > 0 ? `+${shift}` : `−${-shift}`}</span>
          <VisuallyHidden>
            {shift > 0 ? t('dayShiftSpoken', { count: shift }) : t('dayBefore')}
          </VisuallyHidden>
        </span>
      )}
      {shown !== scheduled && !off && (
        <s className={css.old}>
          <VisuallyHidden>{t('scheduledTime')} </VisuallyHidden>
          {scheduled}
        </s>
      )}
      <span className={css.small}>
        {formatDate(stop.current, locale, 'short', stop.timeZone)},{' '}
        {stop.timeZone === unknownZone ? unknownZone : t('localTime', { city: stop.city })}
        {inBogota !== shown && `, ${t('inBogota', { time: inBogota })}`}
      </span>
    </>
  );
}
