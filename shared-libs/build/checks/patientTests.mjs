// JavaScript, since oxlint, which editors start by itself, loads it without the hook that reads TypeScript.
const wait = 'Wait for what is to be seen, with `until`, or move a clock.';

/** What a test may not do, as selectors of its syntax (docs/testing.md), and what it does instead. */
const refused = [
  [
    "NewExpression[callee.name='Promise'] CallExpression[callee.name='setTimeout'][arguments.0.name=resolve][arguments.1.value>0]",
    wait,
  ],
  ["CallExpression[callee.name='sleep']", wait],
  [
    'CallExpression[callee.property.name=/^toBeLessThan/] CallExpression[callee.object.name=/^(performance|Date)$/][callee.property.name=now]',
    'Durations are measured by `npm run bench`.',
  ],
  [
    'CallExpression[callee.name=/^(spawn|execFile)Sync$/] Literal[value=/run\\.mjs$/]',
    'Call the command’s `main`, or `runCommand` where its process is what is tested.',
  ],
];

/** A test that waits for a time, or measures one, fails on a machine with other work. */
const patient = {
  create: (context) =>
    Object.fromEntries(
      refused.map(([selector, message]) => [selector, (node) => context.report({ node, message })]),
    ),
};

/** The repository's own rules for oxlint. */
export default { meta: { name: 'tests' }, rules: { patient } };
