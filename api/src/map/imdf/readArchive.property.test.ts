import fc from 'fast-check';
import { drawFloor } from '../floors/floors.ts';
import { makeIndoorMap } from '../floors/indoorMap.ts';
import { exampleFiles } from './exampleArchive.ts';
import { readArchive } from './readArchive.ts';

// What holds for files that anybody may hand in. FC_SEED=n tries others.
const run = { seed: Number(process.env['FC_SEED'] ?? 20261121), numRuns: 400 };

const example = exampleFiles();
const facts = { version: 'v', source: 'import', importedAt: 0 } as const;
const file = fc.constantFrom(...example.keys());

/** Every place of a JSON value, as lists of keys. */
function paths(value: unknown, before: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [before];
  return [
    before,
    ...Object.entries(value).flatMap(([key, inner]) => paths(inner, [...before, key])),
  ];
}

/** The same value with another one at a place. */
function replaced(value: unknown, [key, ...rest]: string[], by: unknown): unknown {
  if (key === undefined) return by;
  const copy: unknown = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) };
  const inner = (value as Record<string, unknown>)[key];
  (copy as Record<string, unknown>)[key] = replaced(inner, rest, by);
  return copy;
}

test('whatever stands in one place of an archive, it can be shown or its faults are reported', () => {
  fc.assert(
    fc.property(file, fc.nat(), fc.jsonValue(), (name, place, value) => {
      const json = JSON.parse(example.get(name) ?? '') as unknown;
      const all = paths(json);
      const changed = replaced(json, all[place % all.length] ?? [], value);
      const result = readArchive({
        files: new Map([...example, [name, JSON.stringify(changed)]]),
        faults: [],
      });
      if (result.kind === 'valid') {
        const map = makeIndoorMap(result.archive, facts, []);
        for (const floor of map.floors) drawFloor(floor, 'low', map.ground, map.places);
        return;
      }
      expect(result.faults.length).toBeGreaterThan(0);
      for (const fault of result.faults) {
        expect(fault.file).toMatch(/json$/);
        expect(fault.what).not.toBe('');
        expect(fault.fix).not.toBe('');
      }
    }),
    run,
  );
});

test('whatever bytes a file holds, it is read or its faults are reported', () => {
  fc.assert(
    fc.property(file, fc.string(), (name, text) => {
      const result = readArchive({ files: new Map([...example, [name, text]]), faults: [] });
      expect(result.kind).toBe('faulty');
    }),
    run,
  );
});
