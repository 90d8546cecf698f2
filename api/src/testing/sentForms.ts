import type { Static } from 'typebox';
import { exampleAnswers } from '../cases/exampleAnswers.ts';
import type { CaseDraftSaved, CaseReceipt } from '../cases/schema.ts';
import { codeIn, codeRequest, newRanges } from '../taxi/testing/exampleRide.ts';
import { phoneOf } from '../taxi/testing/taxiSite.ts';

/** The site that a test kills. */
export interface KilledSite {
  /** Its address now. */
  origin(): string;
  /** When it is there again, after a request that nobody answered. */
  back(): Promise<void>;
  /** The last text message that was sent. */
  lastMessage(): string;
}

/** Something that the site has acknowledged: it must be there from then on. */
export type Acknowledged =
  | { kind: 'draft'; draft: string }
  | { kind: 'piece'; until: number; found: number }
  | { kind: 'case'; draft: string; number: string }
  /** An e-mail is on its way to who sent it. */
  | { kind: 'mail'; email: string }
  | { kind: 'code'; wasGood: boolean }
  | { kind: 'session'; token: string };

interface Sent {
  method: 'GET' | 'POST' | 'PATCH' | 'HEAD';
  headers?: Record<string, string>;
  body?: object;
}

interface Answer {
  status: number;
  headers: Headers;
  json: unknown;
}

/**
 * Sends forms as browsers do: what had no answer is sent again once the site is back, and a file goes on where it was lost.
 * @param file what goes with each complaint.
 */
export function sentForms(site: KilledSite, file: Buffer) {
  const acknowledged: Acknowledged[] = [];
  const newRange = newRanges();

  /** @returns null where no answer came; the site is back then. */
  async function ask(path: string, { method, headers, body }: Sent): Promise<Answer | null> {
    const json = body !== undefined && !Buffer.isBuffer(body);
    const sent = json ? JSON.stringify(body) : (body as Buffer<ArrayBuffer> | undefined);
    let response: Response;
    let text: string;
    try {
      response = await fetch(`${site.origin()}${path}`, {
        method,
        headers: {
          'x-forwarded-for': newRange(),
          ...(json && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(sent !== undefined && { body: sent }),
      });
      text = await response.text();
    } catch {
      await site.back();
      return null;
    }
    const { status, headers: said } = response;
    return { status, headers: said, json: text === '' ? null : (JSON.parse(text) as unknown) };
  }
  async function insist(path: string, sent: Sent): Promise<Answer> {
    for (;;) {
      const answer = await ask(path, sent);
      if (answer) return answer;
    }
  }
  /** @throws where the site refuses what it should take. */
  function accepted(path: string, answer: Answer): Answer {
    if (answer.status < 300) return answer;
    throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.json)}`);
  }
  const taken = async (path: string, sent: Sent) => accepted(path, await insist(path, sent));

  async function attach(draft: string): Promise<void> {
    const headers = { 'tus-resumable': '1.0.0', 'case-draft': draft };
    const name = Buffer.from('recibo.pdf').toString('base64');
    const metadata = {
      'upload-length': String(file.length),
      'upload-metadata': `filename ${name}`,
    };
    const begun = await taken('/api/v2/case-files', {
      method: 'POST',
      headers: { ...headers, ...metadata },
    });
    const path = begun.headers.get('location') ?? '';
    const offsetOf = (answer: Answer) => Number(answer.headers.get('upload-offset'));
    for (let offset = 0; offset < file.length;) {
      const end = offset === 0 ? file.length >> 1 : file.length;
      const answer = await ask(path, {
        method: 'PATCH',
        headers: {
          ...headers,
          'upload-offset': String(offset),
          'content-type': 'application/offset+octet-stream',
        },
        body: file.subarray(offset, end),
      });
      const before = offset;
      const heard = answer ?? (await insist(path, { method: 'HEAD', headers }));
      offset = offsetOf(accepted(path, heard));
      acknowledged.push({ kind: 'piece', until: before, found: offset });
    }
  }

  /** A complaint of two pages with a file. */
  async function complaint(index: number): Promise<void> {
    const email = `ana.${index}@example.com`;
    const answers = { ...exampleAnswers, email, comment: `No había carros en la puerta ${index}.` };
    const save = async (step: string, draft = '') => {
      const saved = await taken('/api/v2/case-drafts', {
        method: 'POST',
        body: { step, draft, answers },
      });
      return (saved.json as Static<typeof CaseDraftSaved>).draft;
    };
    const draft = await save('event');
    acknowledged.push({ kind: 'draft', draft });
    await attach(draft);
    await save('person', draft);
    const sent = await taken('/api/v2/cases', {
      method: 'POST',
      body: { draft, locale: 'es', consentVersion: '2026-11-23' },
    });
    const { number } = sent.json as CaseReceipt;
    acknowledged.push({ kind: 'case', draft, number }, { kind: 'mail', email });
  }

  async function newsletter(index: number): Promise<void> {
    const email = `lector.${index}@example.com`;
    await taken('/api/v2/newsletter', {
      method: 'POST',
      body: {
        ...{ fullName: 'Ana María Rojas', email, consent: true },
        ...{ consentVersion: '2026-11-21', locale: 'es' },
      },
    });
    acknowledged.push({ kind: 'mail', email });
  }

  async function signIn(index: number): Promise<void> {
    for (;;) {
      const path = '/api/v2/taxi-imperial/sign-in';
      const { json } = await taken(`${path}/codes`, {
        method: 'POST',
        body: codeRequest(phoneOf(index)),
      });
      const code = codeIn(site.lastMessage());
      const entering = { method: 'POST', body: { ...(json as object), code } } as const;
      const first = await ask(`${path}/sessions`, entering);
      const answer = first ?? (await insist(`${path}/sessions`, entering));
      // Spent by an answer that was lost: its passenger asks for another.
      const wasSpent = first === null && (answer.json as { code?: string }).code === 'code-used';
      acknowledged.push({ kind: 'code', wasGood: answer.status === 200 || wasSpent });
      if (wasSpent) continue;
      const { token = '' } = answer.json as { token?: string };
      acknowledged.push({ kind: 'session', token });
      return;
    }
  }

  /** Whether what was acknowledged is there. @param mailed to whom e-mails were sent. */
  async function isThere(one: Acknowledged, mailed: ReadonlySet<string>): Promise<boolean> {
    if (one.kind === 'mail') return mailed.has(one.email);
    if (one.kind === 'piece') return one.found >= one.until;
    if (one.kind === 'code') return one.wasGood;
    if (one.kind === 'session') {
      const headers = { authorization: `Bearer ${one.token}` };
      return (await insist('/api/v2/taxi-imperial/me', { method: 'GET', headers })).status === 200;
    }
    const kept = await insist(`/api/v2/case-drafts/${one.draft}`, { method: 'GET' });
    const { sent } = kept.json as { sent: CaseReceipt | null };
    return one.kind === 'draft' ? kept.status === 200 : sent?.number === one.number;
  }

  return { acknowledged, send: { complaint, newsletter, signIn }, isThere };
}
