import { takeTurns } from './takeTurns.ts';

test('one that fails keeps no other from its turn, and the first failure is told', async () => {
  const turns: string[] = [];
  const work = (name: string, failure?: Error) => async () => {
    turns.push(`${name} begins`);
    await Promise.resolve();
    turns.push(`${name} ends`);
    if (failure) throw failure;
  };
  const works = [
    work('cases'),
    work('rates', new Error('No rates')),
    work('taxi', new Error('No taxi')),
    work('news'),
  ];
  await expect(takeTurns(works)).rejects.toThrow('No rates');
  expect(turns).toEqual(
    ['cases', 'rates', 'taxi', 'news'].flatMap((name) => [`${name} begins`, `${name} ends`]),
  );
  await takeTurns([work('feed'), () => undefined]);
});
