import { useMemo, useState, type SubmitEvent } from 'react';
import { useLocale } from '@eldorado/i18n';
import { useUnsavedChanges } from '@eldorado/remote';
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
import { taxiApi } from '../taxiApi.ts';
import type { SentCode } from './codeRequest.ts';
import { countryOptions, home, parseCountries, type Country } from './countries.ts';
import {
  phoneFaults,
  readSendFailure,
  type PhoneFaults,
  type PhoneField,
  type SendFailure,
} from './signInFailure.ts';
import type { Purpose } from './signInAddress.ts';
import { useSendCode } from './useSendCode.ts';
import styles from './signIn.module.css';

/** Grows with the consent's wording, so that each stored consent can be read again as it was given. */
export const consentVersion = '2026-11-21';

/** Until the API has said whom it sends codes to. */
const onlyHome: readonly Country[] = [home];

interface PhoneStepProps {
  purpose: Purpose;
  last: SentCode | null;
  onSent: (code: SentCode) => void;
}

/** The number to send the code to, and the consent to keep it. The API says whether it is a mobile's. */
export function PhoneStep({ purpose, last, onSent }: PhoneStepProps) {
  const t = useTaxiMessages();
  const locale = useLocale();
  const { data } = taxiApi.useCodeCountriesQuery();
  const served = useMemo(() => (data ? parseCountries(data) : onlyHome), [data]);
  const countries = useMemo(() => countryOptions(served, locale), [served, locale]);
  const [send, { busy }] = useSendCode();
  const [chosen, setChosen] = useState<string | null>(null);
  const { iso: country, code: countryCode } =
    served.find(({ iso, code }) => (chosen ? iso === chosen : code === last?.countryCode)) ??
    served.find(({ iso }) => iso === home.iso) ??
    served[0] ??
    home;
  const [phone, setPhone] = useState(last?.phone ?? '');
  const [consent, setConsent] = useState(false);
  const [faults, setFaults] = useState<PhoneFaults>({});
  const [failure, setFailure] = useState<SendFailure | null>(null);
  const [attempt, setAttempt] = useState(0);
  // Once the number of a sent code is to be corrected it is no longer kept: it counts as typed.
  useUnsavedChanges(phone !== '' || consent || chosen !== null);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const found: PhoneFaults = {
      ...(!/\d/.test(phone) && { phone: 'required' }),
      ...(!consent && { consent: 'consent' }),
    };
    setFaults(found);
    setFailure(null);
    setAttempt(attempt + 1);
    if (Object.keys(found).length > 0) return;
    const { data, error } = await send({
      phone_country_code: countryCode,
      phone,
      locale,
      consent,
      consentVersion,
    });
    if (data) {
      onSent({ ...data, countryCode, phone: phone.trim() });
      return;
    }
    const refused = phoneFaults(error);
    setFaults(refused);
    if (Object.keys(refused).length === 0) setFailure(readSendFailure(error));
    setAttempt(attempt + 2);
  };
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
          options={countries}
          value={country}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
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
