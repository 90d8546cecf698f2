import { createReadStream, readFileSync } from 'node:fs';
import { readAidx } from './readAidx.ts';
import { readInstant } from './instant.ts';

const folder = new URL('../../../feeds/aidx/', import.meta.url);
const file = (name: string) => new URL(name, folder);
const example = readFileSync(file('01-update.xml'), 'utf8');

/** The reader's answer for a text; it takes pieces, as they come over a network. */
const read = (xml: string, piece = xml.length) =>
  readAidx(
    (function* () {
      for (let i = 0; i < xml.length; i += piece) yield xml.slice(i, i + piece);
    })() as unknown as AsyncIterable<string>,
  );

test('an example is read leg by leg, in whatever pieces it comes', async () => {
  const message = await read(example);
  expect(message).toMatchObject({
    timeStamp: new Date('2026-11-20T16:40:00Z'),
    transaction: 'EX-0001',
    legs: [
      {
        airline: 'AV',
        number: 9325,
        from: 'BOG',
        to: 'MDE',
        originDate: '2026-11-20',
        repeat: null,
        facts: {
          serviceType: 'J',
          aircraft: '32N',
          registration: 'HK-5044',
          times: {
            'OFB SCT': '2026-11-20T19:15:00.000Z',
            'OFB EST': '2026-11-20T19:55:00.000Z',
          },
        },
        resources: [
          { usage: 'planned', end: 'departure', resources: { terminal: 'T1', gate: 'D4' } },
        ],
      },
      {
        number: 9316,
        resources: [{ usage: 'actual', end: 'arrival', resources: { belts: ['21'] } }],
      },
    ],
  });
  expect(await read(example, 7)).toEqual(message);
});

test('the answer to a request has the same legs', async () => {
  const answer = example.replaceAll('IATA_AIDX_FlightLegNotifRQ', 'IATA_AIDX_FlightLegRS');
  expect(await read(answer.replace('<FlightLeg>', '<Success/><FlightLeg>'))).toEqual(
    await read(example),
  );
});

test('a message in an envelope is told what to send', async () => {
  const body = example.replace(/<\?xml.*?\?>/, '');
  const soap = 'http://schemas.xmlsoap.org/soap/envelope/';
  const sent = `<s:Envelope xmlns:s="${soap}"><s:Body>${body}</s:Body></s:Envelope>`;
  await expect(read(sent)).rejects.toMatchObject({
    code: 'aidx-other-message',
    message: expect.stringContaining(
      `and is Envelope of ${soap}: send what stands in the Body of the envelope`,
    ) as string,
  });
});

test('service types are those of schedules', async () => {
  const typed = async (type: string) =>
    (await read(example.replace('<ServiceType>J<', `<ServiceType>${type}<`))).legs[0];
  expect(await typed('G')).toMatchObject({ facts: { serviceType: 'J' }, flags: [] });
  expect(await typed('M')).toMatchObject({ facts: { serviceType: 'F' }, flags: [] });
  expect(await typed('P')).toMatchObject({ offBoard: '"P"' });
});

test('what is too long is cut between two characters, not within one', async () => {
  const { legs } = await read(example.replace('HK-5044', 'HK-504444😀😀'));
  expect(legs[0]).toMatchObject({ facts: { registration: 'HK-504444😀' } });
});

test.each([
  ['malformed.xml', 'aidx-malformed'],
  ['doctype.xml', 'aidx-doctype'],
  ['no-timestamp.xml', 'aidx-timestamp'],
  ['other-message.xml', 'aidx-other-message'],
])('refused/%s is refused as %s', async (name, code) => {
  await expect(readAidx(createReadStream(file(`refused/${name}`)))).rejects.toMatchObject({ code });
});

test.each([
  ['an empty message', '', 'aidx-malformed'],
  ['a text that is no XML', 'AV 9325', 'aidx-malformed'],
  ['a message without its end', example.slice(0, -20), 'aidx-malformed'],
  ['two roots', example + '<x/>', 'aidx-malformed'],
  [
    'a root of another namespace',
    example.replace('http://www.iata.org/IATA/2007/00', 'http://example.com/flights'),
    'aidx-other-message',
  ],
  [
    'an element of 100,000 attributes',
    example.replace(
      '<FlightLeg>',
      `<FlightLeg ${Array.from({ length: 100_000 }, (_, index) => `a${index}=""`).join(' ')}>`,
    ),
    'aidx-too-long',
  ],
  ['an entity of its own', example.replace('>AV<', '>&airline;<'), 'aidx-malformed'],
  ['another encoding', example.replace('UTF-8', 'ISO-8859-1'), 'aidx-malformed'],
  [
    'a pit',
    example.replace('</LegData>', `${'<y>'.repeat(30)}${'</y>'.repeat(30)}</LegData>`),
    'aidx-too-deep',
  ],
  ['an endless text', example.replace('>AV<', `>${'A'.repeat(3_000)}<`), 'aidx-too-long'],
])('%s is refused', async (_what, xml, code) => {
  await expect(read(xml)).rejects.toMatchObject({ code });
});

test('a message over the limit is refused before it is read to its end', async () => {
  const reader = readAidx(createReadStream(file('01-update.xml')), 500);
  await expect(reader).rejects.toMatchObject({ code: 'too-large' });
  const bytes = createReadStream(file('01-update.xml'), { highWaterMark: 3 });
  await expect(readAidx(bytes, 10_000)).resolves.toMatchObject({ transaction: 'EX-0001' });
});

test('bytes that are not UTF-8 are refused', async () => {
  const bytes = Buffer.from(example.replace('EXAMPLE', 'ESPA\u00d1A'), 'latin1');
  await expect(readAidx([bytes] as unknown as AsyncIterable<Buffer>)).rejects.toMatchObject({
    code: 'aidx-malformed',
  });
});

test('prefixes do not matter, names do', async () => {
  const prefixed = example.replace('xmlns=', 'xmlns:ns=').replace(/<(\/?)(?!\?)/g, '<$1ns:');
  expect(await read(prefixed)).toEqual(await read(example));
});

test.each([
  ['FlightNumber', '9325', '93255', 'four digits'],
  ['FlightNumber', '9325', "1' OR '1", 'FlightNumber cannot be'],
  ['Airline', 'AV', '', 'Airline is missing'],
  ['ArrivalAirport', 'MDE', 'MEDELLIN', 'ArrivalAirport cannot be'],
  ['OriginDate', '2026-11-20', '2026-11-31', 'OriginDate must be'],
  ['PassengerGate', 'D4', 'D 4 <b>', 'PassengerGate cannot be'],
])('a leg whose %s is wrong is rejected, the other is not', async (element, good, bad, reason) => {
  const escaped = bad.replaceAll('<', '&lt;');
  const broken = example.replace(new RegExp(`(<${element}[^>]*>)${good}<`), `$1${escaped}<`);
  const { legs } = await read(broken);
  expect(legs).toEqual([
    {
      line: 4,
      leg: expect.any(String) as string,
      reason: expect.stringContaining(reason) as string,
    },
    expect.objectContaining({ line: 28, number: 9316 }),
  ]);
  expect(JSON.stringify(legs[0])).not.toMatch(/[<>']/);
});

test('an empty element takes back, a missing one says nothing', async () => {
  const { legs } = await read(
    example
      .replace('<PassengerGate>D4</PassengerGate>', '<PassengerGate/>')
      .replace('2026-11-20T19:55:00Z', ''),
  );
  expect(legs[0]).toMatchObject({
    facts: { times: { 'OFB EST': null } },
    resources: [{ resources: { gate: null, terminal: 'T1' } }],
  });
  expect(legs[1]).not.toHaveProperty('facts.codeshares');
});

test.each([
  ['<PublicTerminal/>', null],
  ['<PublicTerminal SpecialAction="Delete">1</PublicTerminal>', null],
  ['<PublicTerminal/><AircraftTerminal/>', null],
  ['<PublicTerminal/><AircraftTerminal>2</AircraftTerminal>', 'T2'],
  ['<PublicTerminal>1</PublicTerminal><AircraftTerminal/>', 'T1'],
  ['', undefined],
])('of %s the terminal is %s', async (elements, terminal) => {
  const { legs } = await read(example.replace('<AircraftTerminal>1</AircraftTerminal>', elements));
  expect(legs[0]).toHaveProperty('resources.0.resources', { gate: 'D4', terminal });
});

test.each([
  ['2026-11-20T19:15:00Z', '2026-11-20T19:15:00.000Z'],
  ['2026-11-20T14:15:00-05:00', '2026-11-20T19:15:00.000Z'],
  ['2026-11-20T19:15', '2026-11-20T19:15:00.000Z'],
])('%s is %s', (text, instant) => {
  expect(readInstant(text)?.toISOString()).toBe(instant);
});
test.each(['2026-11-20', '19:15', '2026-13-20T19:15:00Z', '20/11/2026 19:15', ''])(
  '%p is no instant',
  (text) => {
    expect(readInstant(text)).toBeNull();
  },
);
