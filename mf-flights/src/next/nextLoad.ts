import { floorTo, type Locale } from '@eldorado/i18n';
import { ApiError } from '@eldorado/http';
import { fetchInto, type SiteStore } from '@eldorado/store';
import { flightsApi } from '../flightsApi.ts';
import type { Direction } from '../flight/flightRow.ts';
import type { NextArgs } from './nextFlights.ts';

/** What the next departures and arrivals are asked with, the same for all who ask within a minute. */
export function nextArgs(now: Date, locale: Locale): Record<Direction, NextArgs> {
  const minute = floorTo(now, 1).toISOString();
  return {
    departures: { direction: 'departures', locale, now: minute },
    arrivals: { direction: 'arrivals', locale, now: minute },
  };
}

/** Puts both lists into the store. A failed call is the list's to show. */
export async function loadNext(store: SiteStore, args: Record<Direction, NextArgs>): Promise<void> {
  const calls = Object.values(args).map((arg) =>
    fetchInto(store, flightsApi.endpoints.next.initiate(arg)),
  );
  for (const outcome of await Promise.allSettled(calls)) {
    if (outcome.status === 'rejected' && !(outcome.reason instanceof ApiError))
      throw outcome.reason;
  }
}
