import { useSyncExternalStore } from 'react';

/** Under which a page says that something waits. */
export const waitingId = 'waiting';

const key = 'eldorado:pqrs-waiting';
/** Milliseconds for which a post waits: as long as the API keeps the draft that it belongs to. */
const longest = 86_400_000;

/** A page of the form, or the whole of it, as it is posted to the API. */
export interface PqrsPost {
  url: '/api/v2/case-drafts' | '/api/v2/cases';
  body: { readonly draft?: string; readonly then?: string } & Readonly<Record<string, unknown>>;
}

const listeners = new Set<() => void>();

/** Keeps a post on this device, in place of the one before. @returns false where the browser keeps nothing. */
export function keepPost(post: PqrsPost): boolean {
  return store(JSON.stringify({ ...post, keptAt: Date.now() }));
}

/** Throws away the post that waits. @returns whether this browser let it. */
export const discardPost = (): boolean => store(null);

/** The post that waits, or null; one that is too old is gone. */
export function waitingPost(): PqrsPost | null {
  try {
    const { keptAt, ...post } = JSON.parse(raw() ?? '') as PqrsPost & { keptAt: number };
    if (Date.now() - keptAt < longest) return post;
    discardPost();
  } catch {
    // Nothing waits, or what was written was not by this code.
  }
  return null;
}

/** Whether a post waits, in whichever tab it was kept. */
export const useIsWaiting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => raw() !== null,
    () => false,
  );

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Storage may be forbidden, or full. */
function raw(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    return false;
  }
  for (const listener of listeners) listener();
  return true;
}
