import { formatNumber, type Locale } from '@eldorado/i18n';
import { useNow } from '@eldorado/remote';
import { Age, Card, CardGrid, Figure, Link, Meter, Notice } from '@eldorado/ui';
import { usePageMessages } from '../messages.ts';
import { homeApi } from './homeApi.ts';
import styles from './home.module.css';

/** Queues, parking and the dollar, each with its age; refreshed every minute while the page is in front. */
const refresh = { pollingInterval: 60_000, skipPollingIfUnfocused: true };

export function NowAtTheAirport({ locale }: { locale: Locale }) {
  const t = usePageMessages();
  const now = useNow();
  const { data: queues } = homeApi.useQueuesQuery({}, refresh);
  const { data: parkings } = homeApi.useParkingsQuery({ locale }, refresh);
  const { data: dollar } = homeApi.useDollarQuery({});
  return (
    <section aria-labelledby="now" className={styles.section}>
      <h2 id="now">{t('nowTitle')}</h2>
      {!queues && !parkings && !dollar && <Notice tone="warning">{t('noFigures')}</Notice>}
      <CardGrid>
        {queues?.map(({ id, terminal, kind, minutes, updatedAt }) => (
          <Card key={id}>
            <Figure
              label={t('queueLabel', { place: `T${terminal} ${t(kind)}` })}
              value={minutes}
              unit={t('minutes')}
            />
            <Age instant={updatedAt} now={now} prefix={t('updated')} />
          </Card>
        ))}
        {parkings?.map(({ id, name, available, capacity, updatedAt }) => (
          <Card key={id}>
            <Figure
              label={name}
              value={formatNumber(available, locale)}
              note={t('parkingFree', { capacity: formatNumber(capacity, locale) })}
            />
            <Meter label={name} value={capacity - available} max={capacity} />
            <Age instant={updatedAt} now={now} prefix={t('updated')} />
          </Card>
        ))}
        {dollar && (
          <Card>
            <Figure
              label={t('rateLabel')}
              value={formatNumber(dollar.pesos, locale, { maximumFractionDigits: 0 })}
              note={t('rateNote')}
            />
            <Link to="/prepara-tu-viaje/divisas">{t('converter')}</Link>
            <Age instant={dollar.updatedAt} now={now} prefix={t('updated')} />
          </Card>
        )}
      </CardGrid>
    </section>
  );
}
