import { formatTime, useLocale } from '@eldorado/i18n';
import { useNow } from '@eldorado/remote';
import { useSampleMessages } from '../messages.ts';

/** A component of its own, so that a tick of the clock renders this line and not the page. */
export function AirportTime() {
  const t = useSampleMessages();
  return <p>{t('time', { time: formatTime(useNow(), useLocale()) })}</p>;
}
