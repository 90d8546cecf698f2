import { createDraftKeys } from './draftKeys.ts';

const counted = () => {
  let count = 0;
  return createDraftKeys(() => `key-${(count += 1)}`);
};

test('sending the same draft again uses the same key', () => {
  const key = counted();
  expect(key({ comment: 'a' })).toBe('key-1');
  expect(key({ comment: 'a' })).toBe('key-1');
});

test('a changed draft has a key of its own', () => {
  const key = counted();
  key({ comment: 'a' });
  expect(key({ comment: 'b' })).toBe('key-2');
});

test('keys are random and long', () => {
  const key = createDraftKeys();
  expect(key({ comment: 'a' })).toMatch(/^[0-9a-f]{32}$/);
  expect(key({ comment: 'a' })).not.toBe(createDraftKeys()({ comment: 'a' }));
});
