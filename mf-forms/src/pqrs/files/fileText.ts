import type { Locale } from '@eldorado/i18n/locale';
import { fileRefusals, type FileRefusal } from '@eldorado/rules/pqrs-files';
import type { FileTexts } from './texts/es.ts';

const load = {
  es: () => import(/* webpackChunkName: "pqrs-es" */ './texts/es.ts'),
  en: () => import(/* webpackChunkName: "pqrs-en" */ './texts/en.ts'),
  fr: () => import(/* webpackChunkName: "pqrs-fr" */ './texts/fr.ts'),
  pt: () => import(/* webpackChunkName: "pqrs-pt" */ './texts/pt.ts'),
};

/** What is said of files in a language. */
export const loadFileTexts = async (locale: Locale): Promise<FileTexts> =>
  (await load[locale]()).default;

const isRefusal = (code: string): code is FileRefusal =>
  (fileRefusals as readonly string[]).includes(code);

/** Why a file was not taken, in words; null for a code of something else. */
export function refusalText(texts: FileTexts, code: string, name: string): string | null {
  // Of a page that was left open for a day: nothing is wrong with the file.
  if (code === 'link-ended') return texts.linkEnded;
  return isRefusal(code) ? texts.refusals[code].replace('{name}', () => name) : null;
}
