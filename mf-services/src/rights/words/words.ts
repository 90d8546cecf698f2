import type { Locale } from '@eldorado/i18n';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { pt } from './pt.ts';
import type { RightsWords } from './rightsWords.ts';

const words: Readonly<Record<Locale, RightsWords>> = { es, en, fr, pt };

/** The words of a language. */
export const rightsWords = (locale: Locale): RightsWords => words[locale];
