import type { useEstablishmentMessages } from '../messages.ts';
import { isRestaurantCategory, type Establishment } from './establishment.ts';

/** What a place is, in a word or two. `names` are those of the API, by key. */
export function categoryLabel(
  { kind, category }: Pick<Establishment, 'kind' | 'category'>,
  names: Readonly<Record<string, string>>,
  t: ReturnType<typeof useEstablishmentMessages>,
): string {
  if (isRestaurantCategory(category)) return t(`category.${category}`);
  return names[category] ?? t(`one.${kind}`);
}
