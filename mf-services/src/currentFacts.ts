import type { components } from '@eldorado/http/api-types';
import type { LoadContext } from '@eldorado/remote';

export type Fact = components['schemas']['Fact'];
export type Facts = Readonly<Record<string, Fact>>;

/**
 * Facts that are in force today, by id, with the figures that an article has as words alone.
 * @returns none of them while the API does not answer.
 */
export async function currentFacts(
  { http, signal }: Pick<LoadContext, 'http' | 'signal'>,
  ids: readonly string[],
): Promise<Facts> {
  try {
    const url = `/v2/facts?ids=${ids.join(',')}`;
    const { data } = await http.get<components['schemas']['FactList']>(url, { signal });
    return Object.fromEntries(
      data.facts.filter(({ current }) => current).map((fact) => [fact.id, fact]),
    );
  } catch {
    return {};
  }
}
