import {
  gate,
  mapIndex as wireIndex,
  openPlace,
  route as wire,
  shopPlace,
} from '../../fixtures/map.ts';
import { spanish } from '../../fixtures/spanish.ts';
import { floorAddress, placesAddress } from './canvas/floorData.ts';
import { legSentence, legTime, stepSentence, waitSentence } from './route/legSentences.ts';
import { mainFloor, parseMapIndex } from './places/mapIndex.ts';
import { parsePlace } from './places/mapPlace.ts';
import { parseRoute } from './route/mapRoute.ts';
import { whereText } from './places/whereText.ts';

const { legs } = parseRoute(wire, 'es');
const [walk, stairs, security] = legs;
if (!walk || !stairs || !security) throw new Error('the fixture has these legs');

test('a terminal’s floors stand as in the building, in the language of the page', () => {
  const { terminals, version, routes } = parseMapIndex(wireIndex, 'fr');
  expect(terminals[0]?.floors.map(({ name }) => name)).toEqual([
    'Niveau 3',
    'Niveau 2',
    'Niveau 1',
  ]);
  expect([version, routes]).toEqual(['v1', true]);
});

test('a terminal begins with the floor that has most places', () => {
  const [one, two] = parseMapIndex(wireIndex, 'es').terminals;
  expect(one && mainFloor(one)).toBe(2);
  expect(two && mainFloor(two)).toBe(1);
  expect(one && mainFloor({ ...one, floors: [] })).toBe(1);
});

test('a place is in one language; a gate has neither hours nor a page', () => {
  expect(parsePlace(gate, 'en')).toMatchObject({
    name: 'Gate A02',
    location: 'Pier A',
    establishment: null,
  });
  expect(parsePlace(openPlace, 'en').establishment).toMatchObject({
    kind: 'restaurantes',
    initials: 'FS',
    hours: { exceptions: [] },
  });
});

test('where a place is: terminal, floor, location and zone', () => {
  const place = parsePlace(shopPlace, 'es');
  expect(whereText(place, spanish)).toBe('Terminal 1 · Piso 2 · Plazoleta nacional · Zona privada');
  expect(whereText(place, spanish, { floorIsKnown: true })).toBe(
    'Plazoleta nacional · Zona privada',
  );
  expect(whereText({ ...place, location: null }, spanish)).toBe(
    'Terminal 1 · Piso 2 · Zona privada',
  );
});

test('a leg says what to do, and how long it takes with its queue', () => {
  expect(legSentence(walk, spanish)).toBe('Camina 125 m');
  expect(legSentence(stairs, spanish)).toBe('Usa las escaleras hasta el piso 3');
  expect(legSentence(security, spanish)).toBe('Pasa el control de seguridad');
  expect(legTime(walk, spanish)).toBe('2 min');
  expect(legTime(security, spanish)).toBe('13 min');
  expect(legTime({ ...walk, minutes: 0 }, spanish)).toBe('< 1 min');
});

test('a queue is named where there is one', () => {
  expect(waitSentence(security, spanish)).toBe('Fila de seguridad hoy: 12 min');
  expect(waitSentence(walk, spanish)).toBeNull();
  expect(waitSentence({ ...security, waitMinutes: 0 }, spanish)).toBeNull();
});

test('a direction names what is seen before what to do there', () => {
  expect(walk.steps.map((step) => stepSentence(step, spanish))).toEqual([
    'Camina 50 m',
    'En Fogón de la Sabana, gira a la izquierda y camina 75 m',
  ]);
});

test('a floor’s addresses carry the map’s version, its places those of the page’s own call', () => {
  const floor = { terminal: 'T1', floor: 2, version: 'v 1' } as const;
  expect(floorAddress(floor, 'low')).toBe('/api/v2/map/floors/T1/2?detail=low&version=v%201');
  expect(placesAddress(floor)).toBe('/api/v2/map/places?terminal=T1&floor=2');
});
