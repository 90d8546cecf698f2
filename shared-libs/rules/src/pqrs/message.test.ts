import { senderFaults, type SenderFaults, type SenderWords } from './message.ts';

const long = 'x'.repeat(4001);

test.each<[SenderWords, SenderFaults]>([
  [{ action: 'inform', text: 'Era roja.', rating: '' }, {}],
  [{ action: 'inform', text: ' \n', rating: '' }, { text: 'text-required' }],
  [{ action: 'reopen', text: '', rating: '5' }, { text: 'text-required' }],
  [{ action: 'reopen', text: long, rating: '' }, { text: 'too-long' }],
  [{ action: 'inform', text: ` ${'x'.repeat(4000)} `, rating: '' }, {}],
  [{ action: 'rate', text: '', rating: '1' }, {}],
  [
    { action: 'rate', text: long, rating: '6' },
    { rating: 'rating-required', text: 'too-long' },
  ],
])('%j gives %j', (words, faults) => {
  expect(senderFaults(words)).toEqual(faults);
});
