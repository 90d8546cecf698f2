import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repoRoot } from '@eldorado/build/app';
import { exampleAnswers } from 'api/example-case';
import type { components } from '@eldorado/http/api-types';
import type { PqrsDraft } from '@eldorado/rules/pqrs';
import { testNow } from '../site/site.ts';

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

/** Puts a photo to a draft, in the pieces that uploads take. */
export async function attachPhoto(origin: string, draft: string): Promise<void> {
  const photo = readFileSync(path.join(repoRoot, 'docs/screens/menu-390.png'));
  const headers = { 'tus-resumable': '1.0.0', 'case-draft': draft };
  const begun = await fetch(`${origin}/api/v2/case-files`, {
    method: 'POST',
    headers: {
      ...headers,
      'upload-length': String(photo.length),
      'upload-metadata': `filename ${Buffer.from('menú.png').toString('base64')}`,
    },
  });
  const url = `${origin}${begun.headers.get('location') ?? ''}`;
  const type = { 'content-type': 'application/offset+octet-stream' };
  const piece = 512 * 1024;
  for (let offset = 0; offset < photo.length; offset += piece) {
    const answer = await fetch(url, {
      method: 'PATCH',
      headers: { ...headers, ...type, 'upload-offset': String(offset) },
      body: photo.subarray(offset, offset + piece),
    });
    if (!answer.ok)
      throw new Error(`A photo was answered ${answer.status}: ${await answer.text()}`);
  }
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
