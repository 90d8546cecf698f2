import { longestMobile } from '@eldorado/rules';
import { CheckboxField, Link, SelectField, TextField } from '@eldorado/ui';
import { useTaxiMessages } from '../messages.ts';
import { consentVersion } from '../signIn/consentVersion.ts';
import { RideSummary } from './RideSummary.tsx';
import type { VisitData } from './visitData.ts';
import { VisitForm } from './VisitForm.tsx';
import { fieldText } from './visitText.ts';

/**
 * The number to send the code to, and the consent to keep it; before it the ride, where one was typed. Its form brings the
 * token that the next page has in its address.
 */
export function PhonePage({ data }: { data: VisitData }) {
  const t = useTaxiMessages();
  const { answers, purpose, proof, trip, countries, successor } = data;
  return (
    <>
      {trip && purpose === 'booking' && <RideSummary data={data} trip={trip} />}
      <VisitForm
        data={data}
        action="phone"
        hidden={{ purpose, consentVersion, successor, ...(proof !== null && { proof }) }}
        submit={t('signIn.send')}
      >
        <p>{t(`signIn.for.${purpose}`)}</p>
        <SelectField
          label={t('signIn.country')}
          name="country"
          options={countries}
          defaultValue={answers.country}
          autoComplete="tel-country-code"
          error={fieldText(t, data, 'country')}
        />
        <TextField
          label={t('signIn.phone')}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          defaultValue={answers.phone}
          maxLength={longestMobile}
          error={fieldText(t, data, 'phone')}
        />
        <p>
          {t('signIn.consentPurpose')}{' '}
          <Link to="/comunicados/terminos-y-condiciones">{t('signIn.terms')}</Link>
        </p>
        <CheckboxField
          label={t('signIn.consent')}
          name="consent"
          value="1"
          defaultChecked={answers.consent !== ''}
          error={fieldText(t, data, 'consent')}
        />
      </VisitForm>
    </>
  );
}
