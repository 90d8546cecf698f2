/** A code that was sent, as the tab keeps it: who looks for it in another app may find the page loaded anew. */
export interface CodeRequest {
  request: string;
  /** When another may be asked for, UTC ISO by the server's clock. */
  resendAt: string;
}

export interface SentCode extends CodeRequest {
  countryCode: string;
  phone: string;
}

const storageKey = 'taxi_code';

const storage = (): Storage | null => {
  try {
    return typeof window === 'undefined' ? null : window.sessionStorage;
  } catch {
    return null;
  }
};

/** The code that this tab waits for; null when it waits for none. */
export function readSentCode(): SentCode | null {
  try {
    const kept = JSON.parse(storage()?.getItem(storageKey) ?? 'null') as Partial<SentCode> | null;
    const { request, resendAt, countryCode, phone } = kept ?? {};
    return request && resendAt && countryCode && phone
      ? { request, resendAt, countryCode, phone }
      : null;
  } catch {
    return null;
  }
}

export function keepSentCode(code: SentCode | null): void {
  try {
    if (code) storage()?.setItem(storageKey, JSON.stringify(code));
    else storage()?.removeItem(storageKey);
  } catch {
    // Full or refused: the page itself still knows.
  }
}

/** More seconds than the API ever asks for: a phone whose clock is wrong must not wait for hours. */
const longestWait = 120;

/** Whole seconds until another code may be asked for. */
export const secondsUntil = (resendAt: string, now: Date): number =>
  Math.min(longestWait, Math.max(0, Math.ceil((Date.parse(resendAt) - now.getTime()) / 1000)));
