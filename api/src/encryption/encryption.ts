import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** A key with which texts are encrypted. */
export interface EncryptionKey {
  /** Letters, digits and dashes; it stands beside each text that it encrypted. */
  id: string;
  /** 32 bytes. */
  key: Buffer;
}

/** Encrypts texts for the database, so that who has only the database cannot read them. */
export interface Encryption {
  /** @param about what the text belongs to, such as a case's number: moved to another row it cannot be opened. */
  encrypt(text: string, about: string): string;
  /** @throws when the key is not configured, the text was changed, or it belongs to something else. */
  decrypt(encrypted: string, about: string): string;
  /** Whether a text was encrypted with the key that encrypts now. */
  isCurrent(encrypted: string): boolean;
  /** As `encrypt`, for bytes; before them stand the key's id and a point. */
  encryptBytes(bytes: Uint8Array, about: string): Buffer;
  /** As `open`, for bytes. */
  decryptBytes(encrypted: Uint8Array, about: string): Buffer;
}

const algorithm = 'aes-256-gcm';

/**
 * AES-256-GCM with a new nonce each time.
 * @param keys the first one encrypts; the others still open what they encrypted before.
 */
export function makeEncryption(keys: readonly EncryptionKey[]): Encryption {
  const [current] = keys;
  if (current === undefined) throw new Error('There is no key to encrypt with');
  const encrypted = (bytes: Uint8Array, about: string): Buffer => {
    const nonce = randomBytes(12);
    const cipher = createCipheriv(algorithm, current.key, nonce).setAAD(Buffer.from(about));
    const content = Buffer.concat([cipher.update(bytes), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), content]);
  };
  const opened = (id: string | undefined, bytes: Uint8Array, about: string): Buffer => {
    const known = keys.find((key) => key.id === id);
    if (!known) throw new Error(`The key '${id}' of encrypted data is not in DATA_KEYS`);
    const decipher = createDecipheriv(algorithm, known.key, bytes.subarray(0, 12))
      .setAAD(Buffer.from(about))
      .setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]);
  };
  return {
    encrypt: (text, about) =>
      `${current.id}.${encrypted(Buffer.from(text), about).toString('base64url')}`,
    decrypt(text, about) {
      const [id, content = ''] = text.split('.');
      return opened(id, Buffer.from(content, 'base64url'), about).toString('utf8');
    },
    isCurrent: (text) => text.startsWith(`${current.id}.`),
    encryptBytes: (bytes, about) =>
      Buffer.concat([Buffer.from(`${current.id}.`), encrypted(bytes, about)]),
    decryptBytes(bytes, about) {
      const point = bytes.indexOf('.'.charCodeAt(0));
      const id = Buffer.from(bytes.subarray(0, Math.max(point, 0))).toString('latin1');
      return opened(id, bytes.subarray(point + 1), about);
    },
  };
}
