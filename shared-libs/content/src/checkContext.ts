import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import { bogotaDay } from '@eldorado/i18n';
import { parse } from 'yaml';
import { readCollection, siblingCollections, type Collection } from './collection.ts';
import type { CheckContext } from './collectionFaults.ts';

const glyphs = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@eldorado/ui/icons')),
  'glyphs',
);

/**
 * What the collection of a folder is checked against: the pages of the apps beside its own, and the facts of the API.
 * @param siblings the collections of those apps and its own, where they were read already.
 */
export function checkContext(
  dir: string,
  now: Date,
  siblings: readonly Collection[] = siblingCollections(dir).map(readCollection),
): CheckContext {
  const facts = factIds(path.resolve(dir, '../../api/data/facts'));
  return {
    today: bogotaDay(now),
    paths: siblings.flatMap(({ pages }) => pages.map(({ page }) => page.path)),
    wholeSite: siblings.length > 1,
    ...(facts && { facts }),
    hasIcon: (name) => existsSync(path.join(glyphs, `${name}.ts`)),
  };
}

/** Ids of the facts in a folder of YAML files; undefined where there is none, as in a remote's own repository. */
function factIds(dir: string): ReadonlySet<string> | undefined {
  if (!existsSync(dir)) return undefined;
  const files = readdirSync(dir).filter((file) => file.endsWith('.yaml'));
  return new Set(
    files.flatMap((file) => {
      const topic = parse(readFileSync(path.join(dir, file), 'utf8')) as {
        facts?: Record<string, unknown>;
        'worked-out'?: string[];
      } | null;
      return [...Object.keys(topic?.facts ?? {}), ...(topic?.['worked-out'] ?? [])];
    }),
  );
}
