export type ToastTone = 'info' | 'success' | 'error';

export interface ToastMessage {
  text: string;
  tone?: ToastTone | undefined;
  /** One thing to do about it, such as taking it back. A message with one stays until it is closed. */
  action?: { label: string; onSelect: () => void } | undefined;
}

const eventName = 'eldorado:toast';

/**
 * Says that something was done, or was not, in the page's `ToastRegion`. It travels as an event of the document,
 * since a remote and the shell each carry a copy of this module.
 */
export function showToast(message: ToastMessage): void {
  document.dispatchEvent(new CustomEvent(eventName, { detail: message }));
}

/** @returns what ends it. */
export function listenForToasts(hear: (message: ToastMessage) => void): () => void {
  const listener = (event: Event) => hear((event as CustomEvent<ToastMessage>).detail);
  document.addEventListener(eventName, listener);
  return () => document.removeEventListener(eventName, listener);
}
