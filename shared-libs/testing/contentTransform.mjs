// JavaScript, since jest loads its transforms before the hook that reads TypeScript is there.
// How jest reads a content folder: as the server's build does. The compiler is TypeScript, which Node reads by a hook.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import '@eldorado/build/register';
import { transformSync } from '@swc/core';

const { collectionOf, contentModule } = await import('@eldorado/content/modules');

const code = (file) =>
  transformSync(contentModule(collectionOf(file), file, 'server'), {
    filename: file,
    jsc: { target: 'es2022' },
    module: { type: 'commonjs' },
  }).code;

export default {
  process: (_text, file) => ({ code: code(file) }),
  // A module is made of the whole folder.
  getCacheKey: (_text, file) => {
    const hash = createHash('sha256')
      .update(file)
      .update(readFileSync(import.meta.filename));
    for (const read of collectionOf(file).files) hash.update(readFileSync(read));
    return hash.digest('hex');
  },
};
