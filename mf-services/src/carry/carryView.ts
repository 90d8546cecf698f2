import type { Locale } from '@eldorado/i18n';
import type { FactViews } from '@eldorado/ui/article';
import { createThingSearch } from './findThings.ts';
import { rules, rulesReadOn, ruleSources, type RuleSource } from './rules.ts';
import { thingGroups, things, type Thing, type ThingGroup } from './things.ts';
import { carryWords } from './words.ts';

export interface ThingView extends Pick<Thing, 'cabin' | 'hold'> {
  name: string;
  /** What it is found by. */
  words: string;
  declared: boolean;
  /** Why; null while a figure of it is not known. */
  note: string | null;
  /** Number of its source, from 1; 0 for our own advice. */
  source: number;
  /** Whether it is what was asked for. */
  shown: boolean;
}

export interface CarryView {
  query: string;
  groups: readonly { id: ThingGroup; name: string; things: readonly ThingView[] }[];
  sources: readonly RuleSource[];
  /** The day on which the sources were read. */
  readOn: string;
}

/** Longest question that is looked for. */
const longestQuery = 80;
const factMark = /:fact\[([a-z0-9-]+)\]/g;

/** Ids of the facts that rules and names of things are made of. */
export const carryFacts: readonly string[] = [
  ...new Set(
    [...Object.values(rules), ...things].flatMap(({ es }) =>
      [...es.matchAll(factMark)].map(([, id = '']) => id),
    ),
  ),
];

/** A text with its facts' values; null when one of them is not known, since half a rule is another rule. */
function withFacts(text: string, facts: FactViews): string | null {
  const ids = [...text.matchAll(factMark)].map(([, id = '']) => id);
  if (ids.some((id) => !facts[id])) return null;
  return text.replace(factMark, (_, id: string) => facts[id]?.value ?? '');
}

/** What may be taken, in a language, with what was asked for marked. A thing whose name lacks a figure is left out. */
export function carryView(locale: Locale, facts: FactViews, question: string): CarryView {
  const query = question.trim().slice(0, longestQuery);
  const words = carryWords(locale);
  const sources: RuleSource[] = [];
  const numberOf = (name: keyof typeof ruleSources | null): number => {
    if (name === null) return 0;
    const source = ruleSources[name];
    if (!sources.includes(source)) sources.push(source);
    return sources.indexOf(source) + 1;
  };
  const groups = thingGroups.map((id) => ({
    id,
    name: words.groups[id],
    things: things.flatMap((thing): ThingView[] => {
      const name = withFacts(thing[locale], facts);
      if (thing.group !== id || name === null) return [];
      const rule = rules[thing.rule];
      return [
        {
          name,
          words: `${name} ${thing.words} ${words.groups[id]}`,
          cabin: thing.cabin,
          hold: thing.hold,
          declared: thing.declared === true,
          note: withFacts(rule[locale], facts),
          source: numberOf(rule.source),
          shown: true,
        },
      ];
    }),
  }));
  const all = groups.flatMap(({ things }) => things);
  const found = createThingSearch(all.map((thing) => thing.words))(query);
  for (const [at, thing] of all.entries()) thing.shown = found[at] ?? false;
  return { query, groups, sources, readOn: rulesReadOn };
}
