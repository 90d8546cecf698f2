import { memo, useState, type ReactNode } from 'react';
import type { Locale } from '@eldorado/i18n';
import { classNames, Icon, Link } from '@eldorado/ui';
import { SegmentedControl } from '@eldorado/ui/tabs';
import { usePageMessages } from '../../messages.ts';
import home from '../home.module.css';
import { LiveAge } from '../LiveAge.tsx';
import { oldest } from '../now/FigureCard.tsx';
import { busyQueues, homeApi } from '../homeApi.ts';
import { arriving, leaving, type JourneyStep } from './steps.ts';
import styles from './journey.module.css';

/**
 * The way through the airport, step by step, for who leaves and for who arrives. Both are in the HTML, and the radio
 * that is on shows its own by the styles alone.
 */
export const Journey = memo(function Journey({ locale }: { locale: Locale }) {
  const t = usePageMessages();
  const [way, setWay] = useState('leaving');
  return (
    <section aria-labelledby="journey" className={classNames(home.section, styles.journey)}>
      <div className={home.head}>
        <h2 id="journey" className={home.title}>
          {t('journeyTitle')}
        </h2>
        <SegmentedControl
          label={t('journeyWay')}
          name="journey"
          options={[
            { value: 'leaving', label: t('leaving') },
            { value: 'arriving', label: t('arriving') },
          ]}
          value={way}
          onChange={setWay}
        />
      </div>
      <Steps steps={leaving} locale={locale} className={styles.leaving} />
      <Steps steps={arriving} locale={locale} className={styles.arriving} />
    </section>
  );
});

const Steps = memo(function Steps(props: {
  steps: readonly JourneyStep[];
  locale: Locale;
  className: string | undefined;
}) {
  const t = usePageMessages();
  return (
    <ol className={classNames(styles.steps, props.className)}>
      {props.steps.map(({ key, to, icon, live }, index) => (
        <li key={key} className={styles.step}>
          <span className={styles.sign}>
            <Icon icon={icon} />
            <span className={styles.number}>{index + 1}</span>
          </span>
          <Link to={to} className={styles.name}>
            {t(`step_${key}`)}
          </Link>
          <span className={styles.text}>{t(`step_${key}Text`)}</span>
          {live === 'queues' && <Queues />}
          {live === 'dollar' && <Dollar locale={props.locale} />}
        </li>
      ))}
    </ol>
  );
});

/** The shortest and the longest wait at the checkpoints now. */
function Queues() {
  const t = usePageMessages();
  const queues = busyQueues(homeApi.useQueuesQuery().data);
  if (!queues?.length) return null;
  const waits = queues.flatMap(({ minutes }) => minutes.split('–').map(Number));
  return (
    <Live updatedAt={oldest(queues)}>
      {t('step_queue', { from: Math.min(...waits), to: Math.max(...waits) })}
    </Live>
  );
}

function Dollar({ locale }: { locale: Locale }) {
  const t = usePageMessages();
  const { data: rates } = homeApi.useRatesQuery({ locale });
  const dollar = rates?.find(({ currency }) => currency === 'USD');
  if (!dollar) return null;
  return <Live updatedAt={dollar.updatedAt}>{t('step_dollar', { pesos: dollar.pesos })}</Live>;
}

function Live({ updatedAt, children }: { updatedAt: string | undefined; children: ReactNode }) {
  return (
    <p className={styles.live}>
      <strong>{children}</strong>
      {updatedAt && <LiveAge instant={updatedAt} className={styles.age} />}
    </p>
  );
}
