/** 128 random bits; `crypto.randomUUID` is missing where the page is not served over https. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export type DraftKey = (draft: object) => string;

/**
 * Answers a draft's idempotency key: the same while the draft stays the same, so that sending again after a
 * lost answer stores one message, and a new one as soon as a word changes.
 */
export function createDraftKeys(newKey: () => string = randomKey): DraftKey {
  let last: { content: string; key: string } | undefined;
  return (draft) => {
    const content = JSON.stringify(draft);
    if (last?.content !== content) last = { content, key: newKey() };
    return last.key;
  };
}
