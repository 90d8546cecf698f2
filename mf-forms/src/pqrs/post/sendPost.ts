import type { components } from '@eldorado/http/api-types';
import { localisePath, type Locale } from '@eldorado/i18n/locale';
import { solveProof } from '@eldorado/http/proof';
import { pqrsPath, type PqrsStep } from '@eldorado/rules/pqrs';
import { postJson, type Answer } from './postJson.ts';
import type { PqrsPost } from './waitingPost.ts';

type Wire = components['schemas'];

/** What became of a post. @property address of the page that goes on. */
export type Posted = { kind: 'taken'; address: string } | Exclude<Answer, { kind: 'taken' }>;

/** Posts a page of the form, or all of it; where many write from one network, works for it first. */
export async function sendPost(post: PqrsPost, locale: Locale): Promise<Posted> {
  const { url, body } = post;
  let answer = await postJson(url, body);
  if (answer.kind === 'refused' && answer.problem === 'proof-required' && answer.proof) {
    const proof = await solveProof(answer.proof).catch(() => null);
    if (proof === null) return { kind: 'unreachable' };
    answer = await postJson(url, { ...body, proof });
  }
  return answer.kind === 'taken'
    ? { kind: 'taken', address: addressAfter(post, answer.said, locale) }
    : answer;
}

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
