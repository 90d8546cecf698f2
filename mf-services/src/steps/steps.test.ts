import { readSteps, stepsFor } from './steps.ts';

const stepsOf = (query: string) => {
  const { before, there } = stepsFor(readSteps(new URLSearchParams(query)));
  return [before, there];
};

test.each([
  [
    'leaving within the country, hand baggage alone',
    'way=leaving&trip=domestic',
    ['identity', 'liquids', 'checkin', 'toAirport'],
    ['security', 'gate'],
  ],
  [
    'leaving the country with a bag',
    'way=leaving&trip=international&bags=1',
    ['passport', 'checkmig', 'liquids', 'hold', 'checkin', 'toAirport'],
    ['bagDrop', 'security', 'emigration', 'gate'],
  ],
  [
    'leaving the country with a child, a pet and a wheelchair',
    'way=leaving&trip=international&child=1&pet=1&wheelchair=1',
    ['passport', 'checkmig', 'childLeaving', 'petLeaving', 'wheelchair'].concat([
      'liquids',
      'checkin',
      'toAirport',
    ]),
    ['security', 'emigration', 'gate'],
  ],
  [
    'within the country with a child and a pet',
    'trip=domestic&way=leaving&child=1&pet=1',
    ['identity', 'childDomestic', 'petDomestic', 'liquids', 'checkin', 'toAirport'],
    ['security', 'gate'],
  ],
  ['arriving from the country, nothing along', 'way=arriving&trip=domestic', [], ['onward']],
  [
    'arriving from abroad with all',
    'way=arriving&trip=international&bags=1&child=1&pet=1&wheelchair=1',
    ['passport', 'checkmig', 'petArriving', 'wheelchairOut'],
    ['immigration', 'childDesk', 'belt', 'customs', 'onward'],
  ],
  ['what is in no form', 'way=up&trip=lunar&bags=2', stepsOf('')[0], stepsOf('')[1]],
])('%s', (_case, query, before, there) => {
  expect(stepsOf(query)).toEqual([before, there]);
});

test('nothing is asked until a way or a flight is', () => {
  expect(readSteps(new URLSearchParams('bags=1')).asked).toBe(false);
  expect(readSteps(new URLSearchParams('way=leaving')).asked).toBe(true);
  expect(readSteps(new URLSearchParams('flight=AV8523'))).toMatchObject({
    asked: true,
    flight: 'AV8523',
  });
});
