import { makeSeal } from '../seal/seal.ts';

/** A seal of tests that have no data folder, the same in each of their processes. */
export const testSeal = makeSeal([{ id: 'test', key: Buffer.alloc(32, 7) }]);
