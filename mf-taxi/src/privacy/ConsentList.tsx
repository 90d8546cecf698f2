import { Skeleton } from '@eldorado/ui';
import { useTaxiMessages } from '../messages.ts';
import { useRefusal } from '../session/useTaxiSession.ts';
import { taxiApi } from '../taxiApi.ts';
import { Consents } from './Consents.tsx';
import styles from './privacy.module.css';

/** The consents of who signed in, with their purpose. */
export function ConsentList() {
  const t = useTaxiMessages();
  const { data, error } = taxiApi.useMyDataQuery();
  useRefusal(error);
  return (
    <section aria-labelledby="consents" className={styles.part}>
      <h2 id="consents">{t('data.consents')}</h2>
      <p>{t('signIn.consentPurpose')}</p>
      {!data && !error && <Skeleton lines={2} />}
      {error && <p>{t('data.failed')}</p>}
      {data && <Consents consents={data.consents} />}
    </section>
  );
}
