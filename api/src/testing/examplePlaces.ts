import { makeFlightBook } from '../flights/flightBook.ts';
import type { Store } from '../store.ts';
import { establishmentSeed } from '../establishments/seed.ts';
import { offerSeed } from '../offers/seed.ts';
import { searchText } from '../establishments/choiceNames.ts';

/** The demonstration's establishments and offers as answers are made from them, without flights. */
export const exampleStore = {
  flights: makeFlightBook([], new Map(), new Map(), []),
  establishments: establishmentSeed().map((row) => ({
    airline: null,
    desks: null,
    webCheckIn: null,
    ...row,
    text: searchText(row),
  })),
  offers: offerSeed,
} as unknown as Store;
