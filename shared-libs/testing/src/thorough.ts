/** Whether everything is gone through (`npm run thorough`), or a part that shows that the way works (`npm test`). */
export const thorough = process.env['THOROUGH'] === '1';

/**
 * A test that only `npm run thorough` runs, where a quicker one shows that the way works: `thoroughly(test)('what holds', …)`.
 * @param test jest's or Playwright's, with or without `each`.
 */
export const thoroughly = <Test extends { skip: unknown }>(test: Test): Test =>
  thorough ? test : (test.skip as Test);
