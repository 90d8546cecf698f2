import { gzipSync } from 'node:zlib';
import { thoroughly } from '@eldorado/testing/thorough';
import { exampleMap } from '../../testing/exampleStore.ts';
import { faults } from '../../testing/faults.ts';
import type { MapSketch } from '../schema.ts';
import { sketchOf } from './sketch.ts';

const map = exampleMap();
const sketch = (slug: string) => sketchOf(map, slug) as MapSketch;
const pathOf = (of: MapSketch, look: string) =>
  of.shapes.find((shape) => shape.look === look)?.path ?? '';

test('a place is in the middle of the floor around it, in a room of its own', () => {
  const shops = map.places.filter(({ establishment }) => establishment !== null);
  expect(shops.length).toBeGreaterThan(100);
  for (const { slug } of shops) {
    const drawn = sketch(slug);
    expect(faults('MapSketch', drawn)).toEqual([]);
    expect(pathOf(drawn, 'floor')).not.toBe('');
  }
  const here = pathOf(sketch('fogon-bogotano'), 'here');
  expect(here.match(/M/g)).toHaveLength(1);
  // Around the middle: it begins left of it or above it.
  const [, left, top] = /^M(\d+) (\d+)/.exec(here) ?? [];
  expect(Math.abs(Number(left) - 160)).toBeLessThan(40);
  expect(Math.abs(Number(top) - 100)).toBeLessThan(40);
});

thoroughly(test)('no sketch weighs more than a page can bear', () => {
  const sizes = map.places.map(({ slug }) => gzipSync(JSON.stringify(sketch(slug).shapes)).length);
  expect(Math.max(...sizes)).toBeLessThan(3_500);
});

test('what it lies near to is on its floor, named once there, and not beside another name', () => {
  const { terminal, floor, near, height } = sketch('notaria');
  expect(near.length).toBeGreaterThan(0);
  for (const { name } of near) {
    const called = map.places.filter(
      (one) => one.terminal === terminal && one.floor === floor && one.name.es === name.es,
    );
    expect(called).toHaveLength(1);
  }
  // The pin stands on the middle.
  for (const { y } of near) expect(y < height / 2 - 39 || y > height / 2 + 19).toBe(true);
  const heights = [...near.map(({ y }) => y)].sort((a, b) => a - b);
  heights.slice(1).forEach((y, index) => expect(y - (heights[index] ?? 0)).toBeGreaterThan(19));
});

test('a place that the map does not have has none', () => {
  expect(sketchOf(map, 'atlantis')).toBeNull();
});

test('a place whose name is a description is named in each language', () => {
  expect(sketch('punto-de-vacunacion').name).toMatchObject({
    es: 'Punto de vacunación',
    en: 'Vaccination point',
  });
});
