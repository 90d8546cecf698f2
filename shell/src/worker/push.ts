/** What a push message of the API carries. */
export interface PushMessage {
  title: string;
  body: string;
  /** Path of the page that it is about. */
  url: string;
  /** A later message about the same thing takes its place. */
  tag: string;
}

/** Reads a push message; null when it is none of ours. */
export function readPush(text: string | undefined): PushMessage | null {
  try {
    const message = JSON.parse(text ?? '') as Partial<Record<keyof PushMessage, unknown>>;
    const { title, body, url, tag } = message;
    if (typeof title !== 'string' || typeof body !== 'string') return null;
    // A path of this site and no other address.
    const path = typeof url === 'string' && /^\/(?!\/)/.test(url) ? url : '/';
    return { title, body, url: path, tag: typeof tag === 'string' ? tag : path };
  } catch {
    return null;
  }
}
