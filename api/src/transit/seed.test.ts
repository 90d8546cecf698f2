import { demoFeed } from './demoFeed.ts';
import { feedVersionOf } from './saveFeed.ts';
import { demoVersion } from './seed.ts';

test('the version that a start looks for is the demonstration’s', async () => {
  expect(demoVersion).toBe(feedVersionOf(await demoFeed()));
});
