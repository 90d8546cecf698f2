import { useLocale } from '@eldorado/i18n';
import { Icon } from '@eldorado/ui';
import { calendarIcon } from '@eldorado/ui/icons';
import { useFlightMessages } from '../messages.ts';
import { calendarAddress } from './calendarAddress.ts';
import css from './follow.module.css';

/** The flight as a calendar entry: a plain link to a file, which works without code. */
export function CalendarCard({ flight }: { flight: string }) {
  const t = useFlightMessages();
  const locale = useLocale();
  return (
    <section className={css.card} aria-labelledby="calendar">
      <span className={css.pictogram}>
        <Icon icon={calendarIcon} />
      </span>
      <h3 id="calendar" className={css.title}>
        {t('calendar')}
      </h3>
      <p className={css.text}>{t('calendarText')}</p>
      <a className={css.action} href={calendarAddress(flight, locale)} download={`${flight}.ics`}>
        {t('addCalendar')}
      </a>
    </section>
  );
}
