import { airlineList } from '../../fixtures/airlines.ts';
import { parseAirlines } from './airlines.ts';
import { planConnection, readAnswers } from './connectionPlan.ts';
import { connectionRules, ruleSources } from './connectionRules.ts';

const airlines = parseAirlines(airlineList);
const plan = (query: string) =>
  planConnection(readAnswers(new URL(`https://site.test/vuelos/conexiones?${query}`)), airlines);
const steps = (query: string) => {
  const answer = plan(query);
  return answer.kind === 'ready' ? answer.steps.map(({ step }) => step) : answer.kind;
};

test('a visit without answers asks nothing of the rules', () => {
  expect(plan('').kind).toBe('unasked');
});

test('missing answers are named in the order of the form', () => {
  expect(plan('arrivalAirline=AV')).toEqual({
    kind: 'incomplete',
    missing: ['arrival', 'departure', 'baggage'],
  });
  expect(plan('arrival=national&departure=national&baggage=perhaps')).toEqual({
    kind: 'incomplete',
    missing: ['baggage'],
  });
});

test('who lands from abroad enters Colombia even in transit with bags checked through', () => {
  expect(steps('arrival=international&departure=international&baggage=yes')).toEqual([
    'immigration',
    'customs',
    'exit',
    'gate',
  ]);
});

test('bags that are not checked through are claimed and handed in again', () => {
  expect(steps('arrival=international&departure=international&baggage=no')).toEqual([
    'immigration',
    'claim',
    'customs',
    'recheck',
    'exit',
    'gate',
  ]);
});

test('another terminal means the free bus and security', () => {
  expect(
    steps('arrival=national&departure=national&baggage=yes&arrivalAirline=AV&departureAirline=VE'),
  ).toEqual(['bus', 'security', 'gate']);
});

test('two domestic flights of one terminal with bags checked through are only a walk', () => {
  expect(
    steps('arrival=national&departure=national&baggage=yes&arrivalAirline=AV&departureAirline=AV'),
  ).toEqual(['gate']);
});

test('an international flight uses Terminal 1 whatever its airline', () => {
  const answer = plan(
    'arrival=international&departure=national&baggage=yes&arrivalAirline=VE&departureAirline=VE',
  );
  expect(answer).toMatchObject({ terminals: 'different' });
});

test('without both airlines of domestic flights the terminals are not known', () => {
  expect(plan('arrival=national&departure=national&baggage=yes&arrivalAirline=AV')).toMatchObject({
    terminals: 'unknown',
  });
});

test('the total is the sum of the steps, and each source is named once', () => {
  const answer = plan('arrival=international&departure=national&baggage=no&departureAirline=VE');
  expect(answer).toMatchObject({
    minutes: [75, 193],
    sources: ['transit', 'queues', 'estimate', 'busHours', 'busInterval'],
  });
});

test('every rule has minutes that grow and a source', () => {
  for (const { minutes, sources } of connectionRules) {
    expect(minutes[0]).toBeLessThan(minutes[1]);
    expect(sources.length).toBeGreaterThan(0);
    for (const source of sources) expect(ruleSources[source].title.es).toBeTruthy();
  }
});

test('cargo airlines carry no connecting passengers', () => {
  expect(airlines.map(({ code }) => code)).toEqual(['AV', 'VE', 'IB']);
});
