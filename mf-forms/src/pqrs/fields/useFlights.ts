import { useState } from 'react';
import type { components } from '@eldorado/http/api-types';
import { flightNames } from '../choices/flightNames.ts';
import type { Suggestion } from '../choices/noChoices.ts';

const get = async (url: string) =>
  (await (await fetch(`/api${url}`)).json()) as components['schemas']['AirlineFlights'];

/** The flights of airlines that are offered: those the page came with, and those of an airline that is chosen here. */
export function useFlights(
  first: readonly Suggestion[],
): [flights: readonly Suggestion[], offer: (airline: string) => void] {
  const [flights, setFlights] = useState(first);
  const offer = (airline: string) => {
    if (airline === '' || airline === 'ZZZ' || flights.some(({ of }) => of === airline)) return;
    // Without them the number is written, as it is on the boarding pass.
    flightNames(airline, get).then(
      (found) => setFlights((known) => [...known, ...found]),
      () => undefined,
    );
  };
  return [flights, offer];
}
