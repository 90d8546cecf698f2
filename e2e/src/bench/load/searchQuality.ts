import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repoRoot } from '@eldorado/build/app';
import type { SearchAnswer } from '@eldorado/search';
import { qualityOf, rankOf, readQuestions, type SearchQuality } from 'gateway/search-questions';

export type { SearchQuality };

/** Asks a site each question of docs/search.md. @returns how often, and how soon, it gave the page that answers. */
export async function measureQuality(origin: string): Promise<SearchQuality> {
  const questions = readQuestions(readFileSync(path.join(repoRoot, 'docs/search.md'), 'utf8'));
  const ranks: number[] = [];
  for (const { locale, query, page } of questions) {
    const params = new URLSearchParams({ q: query, locale });
    const response = await fetch(`${origin}/api/site-search?${params.toString()}`);
    if (!response.ok) throw new Error(`The search answers '${query}' with ${response.status}`);
    ranks.push(rankOf(page, (await response.json()) as SearchAnswer));
  }
  return qualityOf(ranks);
}
