import { formatTime, useLocale } from '@eldorado/i18n';
import { useNow } from '@eldorado/remote';
import { Notice } from '@eldorado/ui';
import type { ComeBy } from '../comeBy/comeByApi.ts';
import { useServiceMessages } from '../messages.ts';

/**
 * Whether one reaches a flight's gate before it closes.
 * @param props.minutes of the way from where one is, queues included; null while it is not known.
 */
export function GateInTime({ flight, minutes }: { flight: ComeBy; minutes: number | null }) {
  const t = useServiceMessages();
  const locale = useLocale();
  const now = useNow();
  const { name, gate, gatePlace, gateClosesAt } = flight;
  if (gate === null || gatePlace === null)
    return <Notice tone="info">{t('gateUnknown', { flight: name })}</Notice>;
  const said = { flight: name, gate, time: formatTime(gateClosesAt, locale) };
  const left = Math.floor((Date.parse(gateClosesAt) - now.getTime()) / 60_000);
  if (left <= 0) return <Notice tone="warning">{t('gateClosed', said)}</Notice>;
  if (minutes === null) return <Notice tone="info">{t('gateCloses', said)}</Notice>;
  const spare = left - minutes;
  const arrives = formatTime(new Date(now.getTime() + minutes * 60_000), locale);
  return (
    <div role="status">
      <Notice tone={spare > 0 ? 'info' : 'warning'} title={t(spare > 0 ? 'gateYes' : 'gateNo')}>
        {t(spare > 0 ? 'gateYesText' : 'gateNoText', { ...said, arrives, spare })}
      </Notice>
    </div>
  );
}
