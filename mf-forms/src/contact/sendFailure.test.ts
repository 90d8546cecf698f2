import { readSendFailure } from './sendFailure.ts';

test('no network and no answer in time are distinguished', () => {
  expect(readSendFailure({ kind: 'offline', status: 0 })).toEqual({ kind: 'offline' });
  expect(readSendFailure({ kind: 'timeout', status: 0 })).toEqual({ kind: 'timeout' });
});

test('too many messages is its own reason', () => {
  expect(readSendFailure({ kind: 'refused', status: 429 })).toEqual({ kind: 'tooMany' });
});

test('faults of fields come before the general reason', () => {
  expect(
    readSendFailure({ kind: 'refused', status: 400, fields: { email: 'email-invalid' } }),
  ).toEqual({
    kind: 'fields',
    faults: { email: 'email-invalid' },
  });
});

test('anything else is the server’s fault', () => {
  expect(readSendFailure({ kind: 'refused', status: 500 })).toEqual({ kind: 'server' });
  expect(readSendFailure({ kind: 'refused', status: 400, fields: { locale: 'required' } })).toEqual(
    { kind: 'server' },
  );
  expect(readSendFailure({})).toEqual({ kind: 'server' });
});

test('what was too long to be read is the comment', () => {
  expect(readSendFailure({ status: 413, fields: {} })).toEqual({
    kind: 'fields',
    faults: { comment: 'too-long' },
  });
});
