import { flightShape } from './flightShape.ts';
import { lineFor } from './lineFor.ts';
import { saidBy } from './saidBy.ts';
import type { SearchIndex } from './searchIndex.ts';
import {
  type SearchAnswer,
  type SearchDocument,
  type SearchGroup,
  type SearchHit,
} from './searchDocument.ts';

/**
 * What an index holds for a query, in groups. Without a query it is what is wanted most.
 * @param limit results of each group at most.
 * @param now by which places are open.
 */
export function findAnswer(
  index: SearchIndex,
  query: string,
  limit: number,
  now: Date,
): SearchAnswer {
  const found = query.trim() === '' ? index.popular() : index.find(query);
  const line = lineFor(query);
  const groups = new Map<string, SearchGroup>();
  for (const document of found) {
    const group = groups.get(document.kind) ?? { kind: document.kind, hits: [], total: 0 };
    groups.set(document.kind, group);
    group.total += 1;
    if (group.hits.length < limit) group.hits.push(hitOf(document, line(document)));
  }
  const said = saidBy(found[0], index.places, query, now);
  return { query, groups: inOrder([...groups.values()], query), ...(said && { said }) };
}

/**
 * Flights come first when a number was typed, and last otherwise: in the browser they come a moment after the rest,
 * and must not push away what is being read.
 * @param groups the one with the best result first.
 */
export function inOrder(groups: readonly SearchGroup[], query: string): SearchGroup[] {
  const flights = groups.filter(({ kind }) => kind === 'flight');
  const others = groups.filter(({ kind }) => kind !== 'flight');
  return flightShape(query) === 'whole' ? [...flights, ...others] : [...others, ...flights];
}

export const countOf = ({ groups }: SearchAnswer): number =>
  groups.reduce((sum, { total }) => sum + total, 0);

const hitOf = ({ kind, title, to, icon }: SearchDocument, detail: string): SearchHit => ({
  ...(icon !== undefined && { icon }),
  kind,
  title,
  detail,
  to,
});
