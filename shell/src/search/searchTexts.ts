import { useLocale, type Translated } from '@eldorado/i18n';
import en from './locales/en.ts';
import es from './locales/es.ts';
import fr from './locales/fr.ts';
import pt from './locales/pt.ts';

/** All four languages come with the search's code: a language of its own would be another file to wait for. */
export const searchTexts: Translated<typeof es> = { es, en, fr, pt };

export const useSearchTexts = (): typeof es => searchTexts[useLocale()];
