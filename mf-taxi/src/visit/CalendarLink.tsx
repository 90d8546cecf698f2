import { useLocale } from '@eldorado/i18n';
import { VisuallyHidden } from '@eldorado/ui';
import { useTaxiMessages } from '../messages.ts';
import { ownAddress, type VisitData } from './visitData.ts';
import styles from './visit.module.css';

/** A booking as a file for calendars. */
export function CalendarLink({ data, number }: { data: VisitData; number: string }) {
  const t = useTaxiMessages();
  const locale = useLocale();
  return (
    <a
      href={`${ownAddress(data)}/bookings/${number}.ics?locale=${locale}`}
      download
      className={styles.action}
    >
      {t('booking.calendar')} <VisuallyHidden>{t('booking.number', { number })}</VisuallyHidden>
    </a>
  );
}
