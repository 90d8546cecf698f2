import type { ScreenProps } from '@eldorado/remote';
import { Link, PageHeading } from '@eldorado/ui';
import { useSampleMessages } from '../messages.ts';
import { AirportTime } from './AirportTime.tsx';
import styles from './home.module.css';

/** The page as it begins: its heading, the airport's time, and a way on. */
export function Screen({ title }: ScreenProps<null>) {
  const t = useSampleMessages();
  return (
    <div className={styles.stack}>
      <PageHeading title={title} lead={t('lead')} />
      <AirportTime />
      <p>
        <Link to="/vuelos">{t('flights')}</Link>
      </p>
    </div>
  );
}
