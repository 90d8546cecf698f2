import { bookingLimits, isEmail, isPhone, parseFlightName } from '@eldorado/rules';
import type { BookingDraft, DraftFaults } from './draft.ts';

/** What is wrong with who travels: a code of the API a field; empty when the draft may be sent. */
export function detailFaults(draft: BookingDraft): DraftFaults {
  const faults: DraftFaults = {};
  const [name = '', mobile = '', email = ''] = [draft.name, draft.mobile, draft.email].map((text) =>
    text.trim(),
  );
  if (!name) faults.name = 'required';
  else if (name.length > bookingLimits.name) faults.name = 'too-long';
  if (!mobile) faults.mobile = 'required';
  else if (!isPhone(mobile) || mobile.length > bookingLimits.mobile)
    faults.mobile = 'phone-invalid';
  if (email && (!isEmail(email) || email.length > bookingLimits.email))
    faults.email = 'email-invalid';
  if (draft.payment === '') faults.payment = 'required';
  return faults;
}

/** A flight is optional. */
export const flightFault = (text: string): DraftFaults =>
  text.trim() === '' || parseFlightName(text) ? {} : { flight: 'flight-invalid' };
