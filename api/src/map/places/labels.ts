import type { LocalizedText } from '../../http/schema.ts';
import type { Labels } from '../imdf/archive.ts';
import { locales } from '../../text/locale.ts';

/** Whether a value is a non-empty LABELS object. */
const isLabels = (value: unknown): value is Labels =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0;

/**
 * A name of an archive in the site's languages: a language it does not have (nor a variant, such as pt-BR for pt) falls
 * back to the archive's own. Null when there is no name.
 */
export function localized(value: unknown, language: string): LocalizedText | null {
  if (!isLabels(value)) return null;
  const tags = Object.keys(value);
  const find = (wanted: string) =>
    value[wanted] ?? value[tags.find((tag) => tag.split('-')[0] === wanted.split('-')[0]) ?? ''];
  const fallback = find(language) ?? Object.values(value)[0] ?? '';
  const [es, en, fr, pt] = locales.map((locale) => find(locale) ?? fallback);
  return { es: es ?? '', en: en ?? '', fr: fr ?? '', pt: pt ?? '' };
}
