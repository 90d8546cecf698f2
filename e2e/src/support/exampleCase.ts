import { exampleAnswers } from 'api/example-case';
import type { components } from '@eldorado/http/api-types';
import type { PqrsDraft } from '@eldorado/rules/pqrs';
import { testNow } from './site.ts';

type Schemas = components['schemas'];

const yesterday = new Date(Date.parse(testNow) - 86_400_000).toISOString().slice(0, 10);

/** Keeps a complete complaint as a draft. @returns what opens it: `?draft=…`. */
export async function keepDraft(origin: string, change: Partial<PqrsDraft> = {}): Promise<string> {
  const answers = { ...exampleAnswers, eventDate: yesterday, ...change };
  const saved = { step: 'person', answers } as const;
  return (await post<Schemas['CaseDraftSaved']>(`${origin}/api/v2/case-drafts`, saved)).draft;
}

/** Sends such a complaint. @returns its draft, and what opens its case: `?case=…`. */
export async function sendCase(origin: string): Promise<{ draft: string; link: string }> {
  const draft = await keepDraft(origin);
  const sent = { draft, locale: 'es', consentVersion: '2026-11-23' };
  return { draft, link: (await post<Schemas['CaseReceipt']>(`${origin}/api/v2/cases`, sent)).link };
}

async function post<Answer>(url: string, body: object): Promise<Answer> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}
