// JavaScript, since its process may read this file and a bundle, and neither a hook nor a compiler.
// Runs a remote's server bundle and prints what it declares: its name, its pages, its layouts and its messages. A process of its
// own, since the bundle may come from another team's machine and the publisher holds keys; see readBundle.ts.
import { readFileSync } from 'node:fs';
import vm from 'node:vm';

const [file = '', contractVersion = ''] = process.argv.slice(2);
const contract = {
  contractVersion: Number(contractVersion),
  defineRemote: (definition) => definition,
};
const module = { exports: {} };
const run = vm.compileFunction(readFileSync(file, 'utf8'), ['module', 'exports', 'require'], {
  filename: file,
});
// No screen runs, so that the shared modules need not be there.
run(module, module.exports, (request) => (request === '@eldorado/remote' ? contract : {}));
const { name, pages, layouts, messages } = module.exports.default ?? {};
if (typeof name !== 'string') throw new Error('it has no default export made by defineRemote');
const loaded = await Promise.all(
  Object.entries(messages?.load ?? {}).map(async ([locale, load]) => [
    locale,
    (await load()).default,
  ]),
);
process.stdout.write(
  JSON.stringify({ name, pages, layouts, messages: Object.fromEntries(loaded) }),
);
