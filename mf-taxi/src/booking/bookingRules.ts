import type { BookingDraft, DraftFaults } from './draft.ts';

/** Longest texts in characters, as in the API, which has the last word. */
export const limits = { name: 120, mobile: 25, email: 254 } as const;

/** Loose on purpose: an address is only proven by writing to it. */
const email = /^[^\s@<>(),;:"[\]\\]+@[^\s@.]+(\.[^\s@.]+)+$/u;
/** Seven to fifteen digits (E.164's longest), with the signs people write between them. */
const phone = /^\+?(?:[\s().-]*\d){7,15}[\s().-]*$/;
/** An airline's code and a number, as people write it: `AV 9314`, `av9314`. */
const flight = /^(?=\S*[a-z])[a-z0-9]{2,3}[\s-]?\d{1,4}[a-z]?$/i;

/** What is wrong with who travels: a code a field; empty when the draft may be sent. */
export function detailFaults(draft: BookingDraft): DraftFaults {
  const faults: DraftFaults = {};
  const [name, mobile, address] = [draft.name, draft.mobile, draft.email].map((text) =>
    text.trim(),
  );
  if (!name) faults.name = 'required';
  else if (name.length > limits.name) faults.name = 'too-long';
  if (!mobile) faults.mobile = 'required';
  else if (!phone.test(mobile) || mobile.length > limits.mobile) faults.mobile = 'phone-invalid';
  if (address && (!email.test(address) || address.length > limits.email))
    faults.email = 'email-invalid';
  if (draft.payment === '') faults.payment = 'required';
  return faults;
}

/** A flight is optional. */
export const flightFault = (text: string): DraftFaults =>
  text.trim() === '' || flight.test(text.trim()) ? {} : { flight: 'invalid' };
