import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** A key with which texts are sealed. */
export interface SealKey {
  /** Letters, digits and dashes; it stands beside each text that it sealed. */
  id: string;
  /** 32 bytes. */
  key: Buffer;
}

/** Seals texts for the database, so that who has only the database cannot read them. */
export interface Seal {
  /** @param about what the text belongs to, such as a case's number: moved to another row it cannot be opened. */
  seal(text: string, about: string): string;
  /** @throws when the key is not configured, the text was changed, or it belongs to something else. */
  open(sealed: string, about: string): string;
  /** Whether a text was sealed with the key that seals now. */
  isCurrent(sealed: string): boolean;
}

const algorithm = 'aes-256-gcm';

/**
 * AES-256-GCM with a new nonce each time.
 * @param keys the first one seals; the others still open what they sealed before.
 */
export function makeSeal(keys: readonly SealKey[]): Seal {
  const [current] = keys;
  if (current === undefined) throw new Error('There is no key to seal with');
  return {
    seal(text, about) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv(algorithm, current.key, nonce).setAAD(Buffer.from(about));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      const bytes = Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
      return `${current.id}.${bytes.toString('base64url')}`;
    },
    open(sealed, about) {
      const [id, text = ''] = sealed.split('.');
      const known = keys.find((key) => key.id === id);
      if (!known) throw new Error(`The key '${id}' of sealed data is not in DATA_KEYS`);
      const bytes = Buffer.from(text, 'base64url');
      const decipher = createDecipheriv(algorithm, known.key, bytes.subarray(0, 12))
        .setAAD(Buffer.from(about))
        .setAuthTag(bytes.subarray(12, 28));
      return decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8');
    },
    isCurrent: (sealed) => sealed.startsWith(`${current.id}.`),
  };
}
