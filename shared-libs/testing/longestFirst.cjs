// JavaScript, since jest loads what orders its suites by Node’s `require`, without a transform.
const { existsSync, readFileSync } = require('node:fs');
const path = require('node:path');
const { default: Sequencer } = require('@jest/test-sequencer');

const root = path.join(__dirname, '../..');
const table = path.join(__dirname, 'suiteTimes.json');
/** Seconds that suites took, those of two and more, by path; `npm test -- --keep-times` writes them. */
const seconds = existsSync(table) ? JSON.parse(readFileSync(table, 'utf8')) : {};
const secondsOf = (test) => seconds[path.relative(root, test.path).replaceAll(path.sep, '/')] ?? 0;

/**
 * Begins with what lasts longest, so that no core waits at the end for a suite of minutes. A suite that the table does not know, a new
 * one, goes among the short ones, by the length of its file.
 */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((a, b) => secondsOf(b) - secondsOf(a));
  }
};
