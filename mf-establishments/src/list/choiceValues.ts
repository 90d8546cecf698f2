import { restaurantCategories, type Establishment } from '../establishment/establishment.ts';
import type { Facets } from './filterRows.ts';
import { areas, choiceNames, choices, terminals, type ChoiceName } from './listFilters.ts';

/** The order of values that have one of their own; others stand as the list has them. */
const orders: Partial<Record<ChoiceName, readonly string[]>> = {
  terminal: terminals,
  area: areas,
  floor: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
  category: restaurantCategories,
};

type ChoiceValues = Partial<Record<ChoiceName, readonly string[]>>;

/** What can be chosen among the rows: the values of each choice, where they distinguish some rows from others. */
export const choiceValues = (rows: readonly Establishment[]): ChoiceValues =>
  valuesFrom((name) => rows.map<string | null>(choices[name]));

/** The same of rows that are not at hand, by what is counted of them. */
export const countedValues = (facets: Facets): ChoiceValues =>
  valuesFrom((name) => [...facets[name].keys()]);

function valuesFrom(valuesOf: (name: ChoiceName) => readonly (string | null)[]): ChoiceValues {
  return Object.fromEntries(
    choiceNames.flatMap((name) => {
      const all = valuesOf(name);
      const values = new Set(all.filter((value) => value !== null));
      const order = orders[name] ?? [];
      const sorted = [
        ...order.filter((value) => values.has(value)),
        ...[...values].filter((value) => !order.includes(value)),
      ];
      const distinguishes = sorted.length > 1 || (sorted.length === 1 && all.includes(null));
      return distinguishes ? [[name, sorted]] : [];
    }),
  );
}
