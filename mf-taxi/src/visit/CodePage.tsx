import { visitPath } from '@eldorado/rules/taxi-visit';
import { Link, TextField } from '@eldorado/ui';
import { useTaxiMessages } from '../messages.ts';
import { readCodeFailure } from '../signIn/signInFailure.ts';
import { hereWith, type VisitData } from './visitData.ts';
import { VisitForm } from './VisitForm.tsx';
import styles from './visit.module.css';

/** The code that was sent. Its form brings the token that the next page has in its address. */
export function CodePage({ data }: { data: VisitData }) {
  const t = useTaxiMessages();
  const { sentTo, successor, problem, proof } = data;
  const wrong = problem?.startsWith('code-') ? readCodeFailure({ code: problem }) : null;
  return (
    <>
      <p>{t('code.sentTo', { phone: sentTo })}</p>
      <VisitForm data={data} action="code" hidden={{ successor }} submit={t('code.submit')}>
        <TextField
          label={t('code.label')}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          className={styles.code}
          error={wrong && t(`code.fault.${wrong}`)}
        />
      </VisitForm>
      <section aria-labelledby="resend" className={styles.help}>
        <h2 id="resend" className={styles.heading}>
          {t('code.notReceived')}
        </h2>
        <VisitForm
          data={data}
          action="resend"
          hidden={proof === null ? {} : { proof }}
          submit={t('code.resend')}
          variant="secondary"
        />
        <Link to={hereWith(visitPath('phone'), data)}>{t('code.other')}</Link>
      </section>
    </>
  );
}
