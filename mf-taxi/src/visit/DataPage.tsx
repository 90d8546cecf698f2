import { bookingLimits } from '@eldorado/rules';
import { TextField } from '@eldorado/ui';
import { useTaxiMessages } from '../messages.ts';
import { Consents } from '../privacy/Consents.tsx';
import { userPhone } from '../session/taxiSessionSlice.ts';
import { ownAddress, type VisitData } from './visitData.ts';
import { VisitForm } from './VisitForm.tsx';
import styles from './visit.module.css';

/** What is kept of a passenger, and their rights over it (Ley 1581 of 2012): to know, correct, take and delete it. */
export function DataPage({ data }: { data: VisitData }) {
  const t = useTaxiMessages();
  const { user, consents } = data;
  if (!user) return null;
  return (
    <>
      <p>{t('data.lead')}</p>
      <VisitForm data={data} action="rename" submit={t('data.save')} variant="secondary">
        <h2 className={styles.heading}>{t('data.who')}</h2>
        <p>{t('data.phone', { phone: userPhone(user) })}</p>
        <TextField
          label={t('field.name')}
          name="name"
          defaultValue={user.name ?? ''}
          autoComplete="name"
          maxLength={bookingLimits.name}
          optional
        />
      </VisitForm>
      <section aria-labelledby="consents" className={styles.help}>
        <h2 id="consents" className={styles.heading}>
          {t('data.consents')}
        </h2>
        <p>{t('signIn.consentPurpose')}</p>
        <Consents consents={consents} />
      </section>
      <section aria-labelledby="export" className={styles.help}>
        <h2 id="export" className={styles.heading}>
          {t('data.export')}
        </h2>
        <p>{t('data.exportText')}</p>
        <a href={`${ownAddress(data)}/export`} download className={styles.action}>
          {t('data.exportButton')}
        </a>
      </section>
      <section aria-labelledby="delete" className={styles.help}>
        <h2 id="delete" className={styles.heading}>
          {t('data.delete')}
        </h2>
        <p>{t('data.deleteText')}</p>
        <details className={styles.ask}>
          <summary>{t('data.deleteButton')}</summary>
          <p>{t('data.deleteTitle')}</p>
          <VisitForm
            data={data}
            action="delete"
            submit={t('data.deleteConfirm')}
            variant="secondary"
          />
        </details>
      </section>
    </>
  );
}
