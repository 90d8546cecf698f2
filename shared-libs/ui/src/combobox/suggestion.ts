import type { Pictogram } from '@eldorado/ui';

/** What the field offers while someone types. */
export interface Suggestion {
  /** Its own among those offered together. */
  id: string;
  /** What the field holds once it is chosen. */
  label: string;
  /** A few more words beside it: a city, a gate. */
  detail?: string | undefined;
  /** The heading it stands under. Suggestions of one group follow one another. */
  group?: string | undefined;
  icon?: Pictogram | undefined;
}

export interface SuggestionGroup<S extends Suggestion> {
  name: string | undefined;
  /** Each with its place in the whole list. */
  items: { suggestion: S; index: number }[];
}

/** The list, cut where one group ends and the next begins. */
export function groupsOf<S extends Suggestion>(suggestions: readonly S[]): SuggestionGroup<S>[] {
  const groups: SuggestionGroup<S>[] = [];
  for (const [index, suggestion] of suggestions.entries()) {
    const last = groups.at(-1);
    const item = { suggestion, index };
    if (last && last.name === suggestion.group) last.items.push(item);
    else groups.push({ name: suggestion.group, items: [item] });
  }
  return groups;
}
