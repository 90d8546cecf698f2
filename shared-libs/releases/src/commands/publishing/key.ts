import { generateKeyPairSync } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { keyIdOf } from '../../signature/signature.ts';
import { WrongUsage, type Command } from '../command.ts';
import { print, printJson, refuse } from '../output.ts';

export const key: Command = {
  arguments: ['<file>'],
  summary: 'make a pair of keys to sign with',
  help: `Makes a pair of keys (Ed25519): the private one in the file, for RELEASE_SIGNING_KEY, which only its owner may
read, and the public one beside it, for RELEASE_TRUSTED_KEYS. A file that is there already stays.`,
  options: { json: { help: 'answer with one JSON document' } },

  async run({ argument, json }) {
    const file = resolve(argument('file'));
    if (!file.endsWith('.pem')) throw new WrongUsage(`${file} does not end with .pem.`);
    const publicFile = file.replace(/\.pem$/, '.pub.pem');
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    try {
      const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
      await writeFile(file, pem, { mode: 0o600, flag: 'wx' });
      await writeFile(publicFile, publicKey.export({ type: 'spki', format: 'pem' }), {
        flag: 'wx',
      });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const sentence = `${file} or ${publicFile} is there already. Choose another name.`;
      return refuse({ kind: 'exists', sentence }, json);
    }
    const keyId = keyIdOf(publicKey);
    return json
      ? printJson({ ok: true, action: 'key', keyId, private: file, public: publicFile })
      : print(`The key ${keyId}: RELEASE_SIGNING_KEY=${file} RELEASE_TRUSTED_KEYS=${publicFile}`);
  },
};
