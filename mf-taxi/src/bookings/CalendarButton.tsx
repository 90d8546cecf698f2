import { useLocale } from '@eldorado/i18n';
import { Button, Icon, VisuallyHidden } from '@eldorado/ui';
import { calendarIcon } from '@eldorado/ui/icons';
import { saveFile } from '../saveFile.ts';
import { useTaxiMessages } from '../messages.ts';
import { useRefusal } from '../session/useTaxiSession.ts';
import { taxiApi } from '../taxiApi.ts';

/** Saves a booking as a calendar entry. It is the passenger's alone, so no plain link could download it. */
export function CalendarButton({ number }: { number: string }) {
  const t = useTaxiMessages();
  const locale = useLocale();
  const [ask, { isLoading, error }] = taxiApi.useCalendarMutation();
  useRefusal(error);
  const save = async () => {
    const { data } = await ask({ number, locale });
    if (data) saveFile(`taxi-${number}.ics`, data, 'text/calendar');
  };
  return (
    <>
      <Button variant="secondary" busy={isLoading} onClick={() => void save()}>
        <Icon icon={calendarIcon} />
        <span>
          {t('booking.calendar')} <VisuallyHidden>{t('booking.number', { number })}</VisuallyHidden>
        </span>
      </Button>
      {error && <p role="alert">{t('booking.calendarFailed')}</p>}
    </>
  );
}
