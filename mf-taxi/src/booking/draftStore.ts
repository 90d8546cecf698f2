import { emptyDraft, type BookingDraft } from './draft.ts';

const storageKey = 'taxi_booking';

interface Kept {
  draft: BookingDraft;
  /** The key of the last attempt, and the ride that it was for. */
  attempt?: { ride: string; key: string } | undefined;
}

/** The tab's storage; null on the server and where the browser refuses it. */
function storage(): Storage | null {
  if (typeof window === 'undefined') return null;
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

function read(): Kept | null {
  try {
    const kept = JSON.parse(storage()?.getItem(storageKey) ?? 'null') as Partial<Kept> | null;
    if (!kept?.draft) return null;
    // An older version of the form may have kept fewer fields.
    return { draft: { ...emptyDraft, ...kept.draft }, attempt: kept.attempt };
  } catch {
    return null;
  }
}

function write(kept: Kept): void {
  try {
    storage()?.setItem(storageKey, JSON.stringify(kept));
  } catch {
    // Full or refused: the draft lives as long as the page.
  }
}

/** What was typed in this tab and not booked yet; null when nothing was. */
export const readDraft = (): BookingDraft | null => read()?.draft ?? null;

export const keepDraft = (draft: BookingDraft): void => write({ attempt: read()?.attempt, draft });

/** Forgets the draft: its ride is booked, or its traveller logged out. */
export const dropDraft = (): void => storage()?.removeItem(storageKey);

/** 128 random bits; `crypto.randomUUID` is missing where the page is not served over https. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The idempotency key of a ride: the same while the ride stays the same, over reloads too, so that booking again
 * after a lost answer books once.
 */
export function attemptKey(ride: object, draft: BookingDraft, newKey = randomKey): string {
  const content = JSON.stringify(ride);
  const last = read()?.attempt;
  if (last?.ride === content) return last.key;
  const key = newKey();
  write({ draft, attempt: { ride: content, key } });
  return key;
}
