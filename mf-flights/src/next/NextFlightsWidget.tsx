import type { WidgetModule } from '@eldorado/remote';
import { loadNext, nextArgs } from './nextLoad.ts';
import { NextFlights } from './NextFlights.tsx';

export const load: NonNullable<WidgetModule['load']> = ({ store, now, locale }) =>
  loadNext(store, nextArgs(now, locale));

/** `mf-flights/next-flights`: what leaves and what lands next. */
export const Widget: WidgetModule['Widget'] = NextFlights;
