import PostalMime, { type Email, type Header } from 'postal-mime';

/** What a mail server says became of an e-mail (RFC 3464). */
export interface DeliveryReport {
  /** Whether it came back for good; delays and successes are reported in the same way. */
  failed: boolean;
  /** `5.1.1` (RFC 3463); the more exact one where the server says two. */
  status: string;
  /** The server's words. */
  diagnostic: string;
  /** Of the e-mail, as far as the report returns it; empty otherwise. */
  messageId: string;
  /** Its `List-Unsubscribe`. */
  unsubscribe: string;
}

const statusTypes = new Set(['message/delivery-status', 'message/global-delivery-status']);
const returnedTypes = new Set([
  'message/rfc822',
  'message/global',
  'message/global-headers',
  'text/rfc822-headers',
]);

/**
 * Reads an e-mail as a report of delivery, of one recipient, as all e-mails of the site have.
 * @returns null when it is none: an answer of a person, an out-of-office note.
 */
export async function readReport(message: Uint8Array | string): Promise<DeliveryReport | null> {
  const email = await parsed(message);
  if (email === null) return null;
  const part = (types: ReadonlySet<string>) =>
    textOf(email.attachments.find(({ mimeType }) => types.has(mimeType))?.content);
  const groups = await Promise.all(
    part(statusTypes)
      .replaceAll('\r\n', '\n')
      .trim()
      .split(/\n{2,}/)
      .map(fieldsIn),
  );
  const recipient = groups.find((fields) => valueOf(fields, 'action') !== '');
  if (!recipient) return null;
  const returned = await fieldsIn(part(returnedTypes));
  const diagnostic = valueOf(recipient, 'diagnostic-code').replace(/^[\w-]+;\s*/, '');
  return {
    failed: valueOf(recipient, 'action').toLowerCase() === 'failed',
    status: exactStatus(valueOf(recipient, 'status'), diagnostic),
    diagnostic,
    messageId: valueOf(returned, 'message-id'),
    unsubscribe: valueOf(returned, 'list-unsubscribe'),
  };
}

/** Null of what is no e-mail at all, or has more parts or headers than one can have. */
const parsed = (message: Uint8Array | string): Promise<Email | null> =>
  PostalMime.parse(message, { attachmentEncoding: 'utf8', forceRfc822Attachments: true }).catch(
    () => null,
  );

const textOf = (content: unknown) => (typeof content === 'string' ? content : '');

/** Headers at the beginning of a text; without an end of their own, as groups of a report are. */
const fieldsIn = async (text: string): Promise<readonly Header[]> =>
  (await parsed(`${text}\r\n\r\n`))?.headers ?? [];

/** In one line, and without what PostgreSQL does not take. */
const valueOf = (fields: readonly Header[], key: string) =>
  (fields.find((field) => field.key === key)?.value ?? '').replace(/[\p{Cc}\s]+/gu, ' ').trim();

/** `5.0.0` says no more than that it failed; the words behind often say why. */
function exactStatus(status: string, diagnostic: string): string {
  const said = /^[245]\.\d{1,3}\.\d{1,3}/.exec(status)?.[0] ?? '';
  if (said !== '' && !said.endsWith('.0.0')) return said;
  return /\b[45]\.\d{1,3}\.\d{1,3}\b/.exec(diagnostic)?.[0] ?? said;
}
