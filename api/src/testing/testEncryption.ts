import { makeEncryption } from '../encryption/encryption.ts';

/** The encryption of tests that have no data folder, the same in each of their processes. */
export const testEncryption = makeEncryption([{ id: 'test', key: Buffer.alloc(32, 7) }]);
