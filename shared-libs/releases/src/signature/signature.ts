import { createHash, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import Type from 'typebox';
import { canonicalText } from './canonical.ts';
import { failure, type Failure } from '../result.ts';

/** Whose key signed a document, and the signature (Ed25519, base64) over its canonical text without this. */
export interface Signature {
  keyId: string;
  value: string;
}

export const signatureSchema = Type.Object({
  keyId: Type.String({ pattern: '^[0-9a-f]{16}$' }),
  value: Type.String({ pattern: '^[A-Za-z0-9+/]{86}==$' }),
});

/** `altered`: a trusted key's signature does not fit. `untrusted`: nobody here knows the key. */
export type SignatureFailure = 'unsigned' | 'untrusted' | 'altered';

const names = new WeakMap<KeyObject, string>();

/** A key's name: the first 16 hexadecimal digits of its public half's sha256. */
export function keyIdOf(key: KeyObject): string {
  const name = names.get(key) ?? nameOf(key);
  names.set(key, name);
  return name;
}

function nameOf(key: KeyObject): string {
  const publicHalf = key.type === 'private' ? createPublicKey(key) : key;
  const bytes = publicHalf.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}

/** The document with this key's signature in place of any other. */
export function signed<T extends { signature?: Signature }>(
  document: T,
  key: KeyObject,
): T & { signature: Signature } {
  const value = sign(null, textOf(document), key).toString('base64');
  return { ...document, signature: { keyId: keyIdOf(key), value } };
}

/**
 * What is wrong with a document's signature; null when a trusted key made it over just this content.
 * @param what how the sentence names the document.
 */
export function signatureFailure(
  document: { signature?: Signature },
  trusted: readonly KeyObject[],
  what: string,
): Failure<SignatureFailure> | null {
  const { signature } = document;
  if (!signature) {
    return failure(
      'unsigned',
      `${what} is not signed. If you know that it is right, sign it: npm run release -- sign --force`,
    ).failure;
  }
  const key = trusted.find((each) => keyIdOf(each) === signature.keyId);
  if (!key) {
    const known = trusted.map(keyIdOf).join(', ') || 'none';
    return failure(
      'untrusted',
      `${what} is signed with the key ${signature.keyId}, which is not trusted here (trusted: ${known}). Add its public half to RELEASE_TRUSTED_KEYS, or sign with a trusted key: npm run release -- sign --force`,
    ).failure;
  }
  if (verify(null, textOf(document), key, Buffer.from(signature.value, 'base64'))) return null;
  return failure(
    'altered',
    `${what} was altered after it was signed. Put back the original; if you know that it is right, sign it: npm run release -- sign --force`,
  ).failure;
}

function textOf(document: { signature?: Signature }): Buffer {
  const { signature: _own, ...content } = document;
  return Buffer.from(canonicalText(content));
}
