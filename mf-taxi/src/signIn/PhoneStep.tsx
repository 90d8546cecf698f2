import { longestMobile } from '@eldorado/rules';
import {
  Button,
  CheckboxField,
  ErrorSummary,
  Link,
  Notice,
  SelectField,
  TextField,
} from '@eldorado/ui';
import { useTaxiMessages } from '../messages.ts';
import type { SentCode } from './codeRequest.ts';
import type { PhoneField } from './signInFailure.ts';
import type { Purpose } from './signInAddress.ts';
import { usePhoneForm } from './usePhoneForm.ts';
import styles from './signIn.module.css';

interface PhoneStepProps {
  purpose: Purpose;
  last: SentCode | null;
  onSent: (code: SentCode) => void;
}

/** The number to send the code to, and the consent to keep it. The API says whether it is a mobile's. */
export function PhoneStep({ purpose, last, onSent }: PhoneStepProps) {
  const t = useTaxiMessages();
  const { country, phone, setPhone, consent, setConsent, ...form } = usePhoneForm(last, onSent);
  const { faults, failure, attempt, busy, submit } = form;
  const words = (field: PhoneField) => faults[field] && t(`signIn.fault.${faults[field]}`);
  const wrong = (['country', 'phone', 'consent'] as const).filter((field) => faults[field]);
  return (
    <form className={styles.form} method="post" noValidate onSubmit={(event) => void submit(event)}>
      {wrong.length > 0 && (
        <ErrorSummary
          key={attempt}
          title={t('error.title')}
          errors={wrong.map((id) => ({ id, message: words(id) }))}
        />
      )}
      {failure && (
        <Notice tone="error" role="alert" title={t('signIn.notSent')}>
          {t(`signIn.failure.${failure}`)}
        </Notice>
      )}
      <h2 className={styles.title}>{t('signIn.title')}</h2>
      <p className={styles.lead}>{t(`signIn.for.${purpose}`)}</p>
      <div className={styles.phone}>
        <SelectField
          label={t('signIn.country')}
          name="country"
          options={country.options}
          value={country.iso}
          onChange={({ currentTarget }) => country.choose(currentTarget.value)}
          autoComplete="tel-country-code"
          error={words('country')}
        />
        <TextField
          label={t('signIn.phone')}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          value={phone}
          onChange={({ currentTarget }) => setPhone(currentTarget.value)}
          maxLength={longestMobile}
          error={words('phone')}
        />
      </div>
      <div>
        <p className={styles.purpose}>
          {t('signIn.consentPurpose')}{' '}
          <Link to="/comunicados/terminos-y-condiciones">{t('signIn.terms')}</Link>
        </p>
        <CheckboxField
          label={t('signIn.consent')}
          name="consent"
          checked={consent}
          onChange={({ currentTarget }) => setConsent(currentTarget.checked)}
          error={words('consent')}
        />
      </div>
      <Button type="submit" busy={busy}>
        {t(busy ? 'signIn.sending' : 'signIn.send')}
      </Button>
    </form>
  );
}
