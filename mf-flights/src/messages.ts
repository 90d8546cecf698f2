import { createUseMessages, type Translate } from '@eldorado/i18n';
import type es from './locales/es.ts';

export type FlightMessageKey = keyof typeof es;
export type FlightTranslate = Translate<FlightMessageKey>;
export const useFlightMessages = createUseMessages<FlightMessageKey>('flights');
/** A key as `t` takes it: without its plural ending. */
export type FlightTextKey = Parameters<FlightTranslate>[0];
