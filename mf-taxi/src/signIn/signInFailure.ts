/** A failed call, as RTK Query and the HTTP client both report it. */
interface Failure {
  kind?: string;
  status?: number;
  code?: string;
  fields?: Readonly<Record<string, string>>;
}

export type PhoneField = 'country' | 'phone' | 'consent';
export type PhoneFault =
  | 'required'
  | 'phone-invalid'
  | 'phone-not-mobile'
  | 'country'
  | 'country-not-served'
  | 'consent';
export type PhoneFaults = Partial<Record<PhoneField, PhoneFault>>;

/** Why no code was sent, when it is no field's fault. */
export type SendFailure =
  | 'too-soon'
  | 'too-many'
  | 'locked'
  | 'crowd'
  | 'no-sms'
  | 'offline'
  | 'server';

/** What the API refused of the fields; none when something else is the matter. */
export function phoneFaults({ fields = {} }: Failure): PhoneFaults {
  const { phone, phone_country_code: country, consent } = fields;
  return {
    ...(country && { country: country === 'country-not-served' ? country : 'country' }),
    ...(phone && { phone: phone === 'phone-not-mobile' ? phone : 'phone-invalid' }),
    ...(consent && { consent: 'consent' }),
  };
}

export function readSendFailure({ kind, status, code }: Failure): SendFailure {
  if (kind === 'offline' || kind === 'timeout') return 'offline';
  if (code === 'resend-too-soon') return 'too-soon';
  if (code === 'too-many-codes') return 'too-many';
  if (code === 'number-locked') return 'locked';
  // Everybody on one network shares the address's limit: it is nobody's own doing.
  if (status === 429) return 'crowd';
  return status === 503 ? 'no-sms' : 'server';
}

/** Why a code did not sign in. */
export type CodeFailure =
  | 'short'
  | 'wrong'
  | 'expired'
  | 'too-many'
  | 'locked'
  | 'crowd'
  | 'storage'
  | 'offline'
  | 'server';

export function readCodeFailure({ kind, status, code, fields = {} }: Failure): CodeFailure {
  if (kind === 'offline' || kind === 'timeout') return 'offline';
  switch (code?.startsWith('code-') ? code : fields['code']) {
    case 'code-wrong':
      return 'wrong';
    case 'code-expired':
    case 'code-used':
      return 'expired';
    case 'code-too-many-tries':
      return 'too-many';
    case 'number-locked':
      return 'locked';
    case undefined:
      return status === 429 ? 'crowd' : 'server';
    default:
      return 'short';
  }
}
