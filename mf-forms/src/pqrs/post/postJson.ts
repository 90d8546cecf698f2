import type { components } from '@eldorado/http/api-types';

/** What the API said to a post. */
export type Answer =
  | { kind: 'taken'; said: unknown }
  /**
   * @property problem the API's code.
   * @property isFinal the same again would be refused again.
   * @property proof the challenge to work on, where many write.
   */
  | { kind: 'refused'; problem: string; isFinal: boolean; proof: string | undefined }
  /** Nobody answered: there is no network, or none that leads anywhere. */
  | { kind: 'unreachable' };

/** Milliseconds after which nobody answers any more. The same post again changes nothing that it changed before. */
const patience = 20_000;

/** Posts to the API while the page stays as it is. */
export async function postJson(url: string, body: object): Promise<Answer> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    });
    if (answer.ok) return { kind: 'taken', said: await answer.json() };
    const { code, errors } = (await answer.json()) as components['schemas']['Problem'];
    const proof = errors?.find(({ path }) => path === 'proof')?.code;
    return { kind: 'refused', problem: code, isFinal: answer.status < 429, proof };
  } catch {
    return { kind: 'unreachable' };
  }
}
