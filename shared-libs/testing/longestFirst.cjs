const { readFileSync } = require('node:fs');
const { default: Sequencer } = require('@jest/test-sequencer');

/** Milliseconds that a suite asks for, the most where it depends; 0 for most of them. */
function askedFor(path) {
  const [, asked = ''] = /jest\.setTimeout\((.*)\);/.exec(readFileSync(path, 'utf8')) ?? [];
  return Math.max(
    0,
    ...(asked.match(/\d[\d_]+/g) ?? []).map((text) => Number(text.replaceAll('_', ''))),
  );
}

/**
 * Begins with what lasts longest, so that no core waits at the end for a suite of minutes. On a fresh machine Jest knows of no times and
 * goes by the length of the files, but a suite that builds or starts things asks for more time.
 */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const asked = new Map(tests.map((test) => [test, askedFor(test.path)]));
    return super.sort(tests).sort((a, b) => asked.get(b) - asked.get(a));
  }
};
