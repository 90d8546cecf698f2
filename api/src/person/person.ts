import type { CaseContext } from '../cases/store/context.ts';
import { eraseCase } from '../cases/store/erase.ts';
import { audit, findCase, numbersOf } from '../cases/store/store.ts';
import { omit } from '../db/omit.ts';
import { eraseMessages, messagesOf } from '../contact/retention.ts';
import { bookingsOf, eraseBookings } from '../taxi/person.ts';
import { eraseReader, readerOf } from '../newsletter/store.ts';

/**
 * Everything that forms and taxi bookings keep of a person, for who asks for it (Ley 1581 of 2012, article 8). Reading it is written down.
 * @param by who of the office.
 */
export async function exportPerson(context: CaseContext, email: string, by: string) {
  const { clock, database } = context;
  const orm = database.orm();
  const note = (what: string) => audit(orm, clock.now(), by, 'export', what);
  const found: object[] = [];
  for (const number of await numbersOf(orm, context, email)) {
    const one = await findCase(orm, context, number);
    await note(number);
    if (one) found.push(omit(one, 'emailHash'));
  }
  const messages = await messagesOf(context, email);
  for (const { reference } of messages) await note(reference);
  const newsletter = await readerOf(context, email);
  if (newsletter.length > 0) await note('newsletter');
  const taxiBookings = await bookingsOf(database, email);
  for (const { number } of taxiBookings) await note(number);
  return {
    email,
    cases: found,
    contactMessages: messages,
    newsletter,
    taxiBookings,
  };
}

/** What an erasure did, by the numbers and references of what it met. */
export interface PersonErased {
  erased: string[];
  /** Cases whose answer is owed (Ley 1755 of 2015): they are erased once they are answered. */
  open: string[];
  /** Taxis that are booked: they are erased once the ride is over or cancelled. */
  ahead: string[];
}

/**
 * Erases what forms and taxi bookings keep of a person, as far as the law lets it go. That somebody asked for it, and when, is written down by
 * the numbers of what was erased.
 * @param by who of the office.
 */
export async function erasePerson(
  context: CaseContext,
  email: string,
  by: string,
): Promise<PersonErased> {
  const { clock, database } = context;
  const orm = database.orm();
  const result: PersonErased = { erased: [], open: [], ahead: [] };
  for (const number of await numbersOf(orm, context, email)) {
    const done = await eraseCase(context, number, by);
    if (done === 'open') result.open.push(number);
    else if (done === 'erased') result.erased.push(number);
  }
  const others = await eraseMessages(context, email);
  if (await eraseReader(context, email)) others.push('newsletter');
  const taxi = await eraseBookings(database, email, clock.now());
  others.push(...taxi.erased);
  result.ahead.push(...taxi.ahead);
  for (const what of others) await audit(orm, clock.now(), by, 'erase', what);
  result.erased.push(...others);
  return result;
}
