import { bogotaDay, formatDay, formatTime, useLocale } from '@eldorado/i18n';
import { Skeleton } from '@eldorado/ui';
import { useTaxiMessages } from '../messages.ts';
import { useRefusal } from '../session/useTaxiSession.ts';
import { taxiApi } from '../taxiApi.ts';
import styles from './privacy.module.css';

/** The consents as they were given: version, time and purpose. */
export function ConsentList() {
  const t = useTaxiMessages();
  const locale = useLocale();
  const { data, error } = taxiApi.useMyDataQuery();
  useRefusal(error);
  return (
    <section aria-labelledby="consents" className={styles.part}>
      <h2 id="consents">{t('data.consents')}</h2>
      <p>{t('signIn.consentPurpose')}</p>
      {!data && !error && <Skeleton lines={2} />}
      {error && <p>{t('data.failed')}</p>}
      {data && (
        <ul>
          {data.consents.map(({ version, at }) => (
            <li key={`${version} ${at}`}>
              {t('data.consent', {
                version,
                day: formatDay(bogotaDay(new Date(at)), locale),
                time: formatTime(at, locale),
              })}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
