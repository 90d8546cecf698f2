import type { components } from '@eldorado/http/api-types';
import { localisePath, type Locale } from '@eldorado/i18n/locale';
import { solveProof } from '@eldorado/http/proof';
import { pqrsPath, type PqrsStep } from '@eldorado/rules/pqrs';
import type { PqrsPost } from './waitingPost.ts';

type Wire = components['schemas'];

/** What became of a post. */
export type Posted =
  /** @property address of the page that goes on. */
  | { kind: 'taken'; address: string }
  /**
   * @property problem the API's code.
   * @property isFinal the same again would be refused again.
   */
  | { kind: 'refused'; problem: string; isFinal: boolean }
  /** Nobody answered: there is no network, or none that leads anywhere. */
  | { kind: 'unreachable' };

/** Milliseconds after which nobody answers any more. The same post again changes nothing that it changed before. */
const patience = 20_000;

/** Posts a page of the form, or all of it; where many write from one network, works for it first. */
export async function sendPost(post: PqrsPost, locale: Locale): Promise<Posted> {
  try {
    let answer = await call(post);
    if (answer.status === 429) {
      const { code, errors } = (await answer.clone().json()) as Wire['Problem'];
      const challenge = errors?.find(({ path }) => path === 'proof')?.code;
      if (code === 'proof-required' && challenge)
        answer = await call({
          ...post,
          body: { ...post.body, proof: await solveProof(challenge) },
        });
    }
    if (!answer.ok) {
      const { code } = (await answer.json()) as Wire['Problem'];
      return { kind: 'refused', problem: code, isFinal: answer.status < 429 };
    }
    return { kind: 'taken', address: addressAfter(post, await answer.json(), locale) };
  } catch {
    return { kind: 'unreachable' };
  }
}

const call = ({ url, body }: PqrsPost) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patience),
  });

/** The page to which the API leads a form that the browser posts by itself. */
function addressAfter({ url, body }: PqrsPost, said: unknown, locale: Locale): string {
  const page = (step: PqrsStep, query: Record<string, string>) =>
    `${localisePath(pqrsPath(step), locale)}?${new URLSearchParams(query)}`;
  if (url === '/api/v2/cases') return page('sent', { draft: body.draft ?? '' });
  const { draft, step, errors } = said as Wire['CaseDraftSaved'];
  return page(step, {
    draft,
    ...(errors.length > 0 && { check: '1' }),
    ...(body.then === 'review' && step !== 'review' && { then: 'review' }),
  });
}
