import { forLog } from './problem.ts';

const databaseError = (message: string, more: object) => Object.assign(new Error(message), more);

test('a value that the database quotes is not logged, its code is', () => {
  const error = databaseError('invalid input syntax for type uuid: "Ana Gómez"', { code: '22P02' });
  const logged = forLog(
    Object.assign(new Error('x'), { query: 'select 1', cause: error }),
  ) as Error;
  expect(logged.cause).toMatchObject({
    code: '22P02',
    message: 'The database cannot take a value',
  });
  for (const shown of [logged, logged.cause as Error])
    expect(`${shown.message} ${shown.stack}`).not.toContain('Ana');
});

test('what says nothing of anybody is logged as it is', () => {
  const error = databaseError('relation "flights" does not exist', { code: '42P01' });
  expect(forLog(error)).toBe(error);
});
