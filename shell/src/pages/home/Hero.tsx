import { classNames } from '@eldorado/ui';
import { useHomeScene } from '../../layout/scenes/home/useHomeScene.ts';
import { usePageMessages } from '../messages.ts';
import { LastFlight } from './lastFlight/LastFlight.tsx';
import styles from './hero.module.css';

/** The promise over the landscape; who has looked at a flight today finds it here instead of the lead. */
export function Hero() {
  const t = usePageMessages();
  const { hour } = useHomeScene();
  const dark = hour === 'dusk' || hour === 'night';
  return (
    <div className={classNames(styles.hero, dark && styles.onDark)}>
      <h1 className={styles.heading}>{t('heading')}</h1>
      <div className={styles.below}>
        <LastFlight instead={<p className={styles.lead}>{t('lead')}</p>} />
      </div>
    </div>
  );
}
