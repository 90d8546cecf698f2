import { useMemo, useState, type SubmitEvent } from 'react';
import { useLocale } from '@eldorado/i18n';
import { useUnsavedChanges } from '@eldorado/remote';
import { taxiApi } from '../taxiApi.ts';
import type { SentCode } from './codeRequest.ts';
import { consentVersion } from './consentVersion.ts';
import { countryOptions, home, parseCountries, type Country } from './countries.ts';
import {
  phoneFaults,
  readSendFailure,
  type PhoneFaults,
  type SendFailure,
} from './signInFailure.ts';
import { useSendCode } from './useSendCode.ts';

/** Until the API has said whom it sends codes to. */
const onlyHome: readonly Country[] = [home];

/** The countries that codes are sent to, and the one that is chosen: else the number's from before, else this one. */
function useCountry(last: SentCode | null) {
  const locale = useLocale();
  const { data } = taxiApi.useCodeCountriesQuery();
  const served = useMemo(() => (data ? parseCountries(data) : onlyHome), [data]);
  const options = useMemo(() => countryOptions(served, locale), [served, locale]);
  const [chosen, choose] = useState<string | null>(null);
  const { iso, code } =
    served.find((one) => (chosen ? one.iso === chosen : one.code === last?.countryCode)) ??
    served.find((one) => one.iso === home.iso) ??
    served[0] ??
    home;
  return { iso, code, options, choose, isChosen: chosen !== null };
}

/**
 * What is typed to ask for a code, what is wrong with it, and why none was sent.
 * @param last the number of before, to be corrected.
 */
export function usePhoneForm(last: SentCode | null, onSent: (code: SentCode) => void) {
  const locale = useLocale();
  const country = useCountry(last);
  const [send, { busy }] = useSendCode();
  const [phone, setPhone] = useState(last?.phone ?? '');
  const [consent, setConsent] = useState(false);
  const [faults, setFaults] = useState<PhoneFaults>({});
  const [failure, setFailure] = useState<SendFailure | null>(null);
  const [attempt, setAttempt] = useState(0);
  // Once the number of a sent code is to be corrected it is no longer kept: it counts as typed.
  useUnsavedChanges(phone !== '' || consent || country.isChosen);

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
    const { code: countryCode } = country;
    const order = { phone_country_code: countryCode, phone, locale, consent, consentVersion };
    const { data, error } = await send(order);
    if (data) {
      onSent({ ...data, countryCode, phone: phone.trim() });
      return;
    }
    const refused = phoneFaults(error);
    setFaults(refused);
    if (Object.keys(refused).length === 0) setFailure(readSendFailure(error));
    setAttempt(attempt + 2);
  };
  return { country, phone, setPhone, consent, setConsent, faults, failure, attempt, busy, submit };
}
