import { airlineSeed, airportSeed } from '../flights/seed.ts';
import { exampleBook } from '../flights/examples/exampleBook.ts';
import { toFlight } from '../flights/toFlight.ts';
import { exampleStore } from './examplePlaces.ts';
import { establishmentFilter, establishments } from '../establishments/list.ts';
import { establishmentTypeSeed } from '../establishments/choiceNames.ts';
import { exampleFacts } from '../facts/exampleFacts.ts';
import { exampleFares } from '../taxi/fares/exampleFares.ts';
import { exampleTariffs } from '../taxi/testing/exampleTariffs.ts';
import { factList } from '../facts/answers.ts';
import { itemOf } from '../news/answers.ts';
import { repositoryNotes } from '../news/seed.ts';
import type { Store } from '../store.ts';
import { locales } from '../text/locale.ts';
import { bogotaDay } from '../time/time.ts';

/** What a fresh API answers that can be found by name, with the demonstration's flights of the day of `now`, and every note. */
export async function exampleNames(now: Date) {
  const notes = await repositoryNotes();
  const at = now.getTime();
  const filter = establishmentFilter({}, at);
  if (typeof filter === 'string') throw new Error(filter);
  const workedOut = (date: string) => exampleFares(exampleTariffs, date);
  const facts = { facts: exampleFacts, workedOut, loadedAt: at } as unknown as Store;
  const book = exampleBook([bogotaDay(now)], now);
  return {
    flights: (book.byDate.get(bogotaDay(now)) ?? []).map((leg) => toFlight(leg, at)),
    airports: airportSeed(),
    airlines: airlineSeed(),
    establishments: establishments(exampleStore, filter, at).establishments,
    establishmentTypes: establishmentTypeSeed,
    facts: factList(facts, null, at).facts,
    news: Object.fromEntries(
      locales.map((locale) => [locale, notes.map(({ note }) => itemOf(note, locale))]),
    ),
  };
}
