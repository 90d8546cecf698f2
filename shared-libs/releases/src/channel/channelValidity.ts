import type { KeyObject } from 'node:crypto';
import { parseChannel, type ChannelDocument } from './document.ts';
import type { Keyring } from '../signature/keys.ts';
import { failure, type Failure, type Result } from '../result.ts';
import { signatureFailure, signed, type SignatureFailure } from '../signature/signature.ts';

export type ChannelReadFailure =
  | 'channel-missing'
  | 'invalid-channel'
  | 'other-channel'
  | SignatureFailure;

const day = 86_400_000;

/**
 * The document's text, signed for a channel: from now on, for CHANNEL_TTL_DAYS days (30).
 * @throws when the document is not valid.
 */
export async function sealed(
  { schema, microFrontends }: ChannelDocument,
  channel: string,
  keyring: Keyring,
): Promise<string> {
  const now = Date.now();
  const issuedAt = new Date(now).toISOString();
  const expiresAt = new Date(now + lifetimeDays() * day).toISOString();
  const content = { schema, channel, issuedAt, expiresAt, microFrontends };
  const own = signed<ChannelDocument>(content, await keyring.signingKey());
  const checked = parseChannel(own);
  if (!checked.ok) throw new Error(checked.failure.sentence);
  return `${JSON.stringify(own, null, 2)}\n`;
}

/** Reads a channel's document out of its text: valid, made for this channel, and with a trusted signature. */
export function verifiedChannel(
  text: string,
  channel: string,
  trusted: readonly KeyObject[],
): Result<ChannelDocument, ChannelReadFailure> {
  const parsed = parseChannel(text);
  if (!parsed.ok) return parsed;
  const doc = parsed.value;
  const refused = signatureFailure(doc, trusted, `The document of channel ${channel}`);
  if (refused) {
    const instead = ` Or put back the last good one: npm run release -- restore --channel ${channel}`;
    return failure(refused.kind, `${refused.sentence}${instead}`);
  }
  if (doc.channel === channel) return parsed;
  return failure(
    'other-channel',
    `The document of channel ${channel} was made for ${doc.channel ?? 'no channel'}. Put back the last good one: npm run release -- restore --channel ${channel}; if you know that it is right, sign it: npm run release -- sign --channel ${channel} --force`,
  );
}

/** Says that a document's time is over; null while it is valid. */
export function expiryFailure(doc: ChannelDocument, now: Date): Failure<'expired'> | null {
  if (doc.expiresAt === undefined || new Date(doc.expiresAt) > now) return null;
  const { channel, expiresAt } = doc;
  return failure(
    'expired',
    `The document of channel ${channel} expired at ${expiresAt}. Renew it: npm run release -- sign --channel ${channel}`,
  ).failure;
}

/** Whether a document has less than half of its time left, or none. */
export function isAging({ issuedAt, expiresAt }: ChannelDocument, now: Date): boolean {
  if (issuedAt === undefined || expiresAt === undefined) return true;
  return now.getTime() > (Date.parse(issuedAt) + Date.parse(expiresAt)) / 2;
}

function lifetimeDays(): number {
  const text = process.env['CHANNEL_TTL_DAYS'];
  if (text === undefined) return 30;
  const days = Number(text);
  if (days > 0 && Number.isFinite(days)) return days;
  throw new Error(`CHANNEL_TTL_DAYS must be a number of days over 0, not '${text}'`);
}
