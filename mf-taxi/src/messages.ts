import { createUseMessages, type Translate } from '@eldorado/i18n';
import type es from './locales/es.ts';

export type TaxiMessageKey = keyof typeof es;
export type TaxiTranslate = Translate<TaxiMessageKey>;

/** Looks up the texts of this remote. */
export const useTaxiMessages = createUseMessages<TaxiMessageKey>('taxi');
