import { isMap, isSeq, LineCounter, parseDocument, type Node, type YAMLMap } from 'yaml';
import Type, { type Static } from 'typebox';
import type { LocalizedText } from '../http/schema.ts';
import { words } from '../http/schema.ts';
import { makeCheck } from '../text/makeCheck.ts';
import { isDay } from '../time/time.ts';
import type { FactRow } from './periods.ts';
import { factKinds, FactUnit } from './schema.ts';
import { readValue, valueForms, type ReadValue } from './valueText.ts';

/** A fact of a file, as the table takes it. */
export type NewFact = Omit<FactRow, 'edited' | 'updatedAt'>;

/** What is wrong in a file, and how to put it right. */
export interface FactFault {
  file: string;
  line: number;
  reason: string;
}

export type ReadFacts =
  | { kind: 'good'; facts: NewFact[]; /** Where each stands. */ lines: number[] }
  | { kind: 'bad'; faults: FactFault[] };

// Scalars are read as the texts they are written as: a telephone number is none, and a date no instant.
const fourTexts = Type.Object(
  {
    es: Type.String({ minLength: 1, description: 'a text' }),
    en: Type.String({ minLength: 1, description: 'a text' }),
    fr: Type.String({ minLength: 1, description: 'a text' }),
    pt: Type.String({ minLength: 1, description: 'a text' }),
  },
  { additionalProperties: false, description: 'a text in es, en, fr and pt, and nothing else' },
);
const day = Type.String({ description: 'a day, YYYY-MM-DD' });
const Source = Type.Object(
  {
    name: Type.String({ minLength: 1, description: 'a name' }),
    url: Type.Optional(
      Type.String({ pattern: '^https?://', description: 'an address, https://…' }),
    ),
    date: Type.Optional(
      Type.String({
        pattern: '^\\d{4}(-\\d{2}(-\\d{2})?)?$',
        description: 'a date: 2026, 2026-02 or 2026-02-16',
      }),
    ),
  },
  { additionalProperties: false, description: 'a source: name, url and date' },
);
const Entry = Type.Object(
  {
    kind: words(factKinds, `a kind: ${factKinds.join(', ')}`),
    value: Type.Unknown(),
    unit: Type.Optional(Type.Unknown()),
    label: fourTexts,
    from: Type.Optional(day),
    to: Type.Optional(day),
    source: Type.Unknown(),
    read: Type.Optional(day),
    review: Type.Optional(day),
  },
  {
    additionalProperties: false,
    description: 'a fact: kind, value, unit, label, from, to, source, read and review',
  },
);
type Entry = Static<typeof Entry>;

const checkEntry = makeCheck(Entry);
const checkSource = makeCheck(Source);
const checkTexts = makeCheck(fourTexts);
const checkUnit = makeCheck(FactUnit);
const topKeys = ['sources', 'read', 'review', 'facts', 'worked-out'];

/**
 * Reads a file of facts (docs/facts.md). Either all of it is good, or every fault is reported with its line.
 * @param file how the file is called in faults.
 */
export function readFacts(file: string, text: string): ReadFacts {
  const lines = new LineCounter();
  const document = parseDocument(text, { schema: 'failsafe', lineCounter: lines });
  const faults: FactFault[] = document.errors.map(({ pos, message }) => ({
    file,
    line: lines.linePos(pos[0]).line,
    reason: message.split('\n')[0] ?? message,
  }));
  const lineOf = (node: unknown) => lines.linePos((node as Node | null)?.range?.[0] ?? 0).line;
  const addFault = (node: unknown, reason: string) =>
    faults.push({ file, line: lineOf(node), reason });
  const { contents } = document;
  if (faults.length > 0) return { kind: 'bad', faults };
  const entries = isMap(contents) ? contents.get('facts', true) : null;
  if (!isMap(contents) || !isMap(entries)) {
    addFault(contents, 'write the facts under "facts:", each under its id');
    return { kind: 'bad', faults };
  }
  for (const { key } of contents.items)
    if (!topKeys.includes(String(key)))
      addFault(key, `"${String(key)}" is none of ${topKeys.join(', ')}`);

  const sources = plain(contents.get('sources', true)) as Record<string, unknown> | undefined;
  const defaults = { read: textOf(contents, 'read'), review: textOf(contents, 'review') };
  const linesOfFacts: number[] = [];
  const facts = entries.items.flatMap(({ key, value }): NewFact[] => {
    const id = String(key);
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
      addFault(key, `"${id}" is no id: write it in kebab-case`);
    const periods = isSeq(value) ? value.items : [value];
    return periods.flatMap((node) => {
      const fact = readPeriod(id, node);
      if (fact === null) return [];
      linesOfFacts.push(lineOf(key));
      return [fact];
    });
  });
  return faults.length > 0 ? { kind: 'bad', faults } : { kind: 'good', facts, lines: linesOfFacts };

  function readPeriod(id: string, node: unknown): NewFact | null {
    const before = faults.length;
    // What is missing is reported at the node that lacks it.
    const at = (path: readonly string[]): unknown =>
      path.length === 0 || !isMap(node) ? node : (node.getIn(path, true) ?? at(path.slice(0, -1)));
    const say = (path: string[], reason: string) => addFault(at(path), `${id}: ${reason}`);
    const raw = plain(node);
    const isEntry = checkEntry(raw, (_code, path, what) => say(path.split('/').slice(1), what));
    if (!isEntry) return null;
    const entry = raw as Entry;
    const { kind, label, from = null, to = null } = entry;

    const read = readEntryValue(entry);
    if (typeof read === 'string') say(['value'], read);
    const unit =
      read !== null && typeof read === 'object' ? (read.unit ?? entry.unit ?? null) : null;
    const isUnit =
      unit === null || checkUnit(unit, () => undefined) || checkTexts(unit, () => undefined);
    if (!isUnit) say(['unit'], 'the unit is neither a known one nor a text in four languages');
    if (kind === 'duration' && unit === null) say(['value'], valueForms.duration);

    const source = typeof entry.source === 'string' ? sources?.[entry.source] : entry.source;
    if (source === undefined)
      say(['source'], `there is no source "${String(entry.source)}" under "sources:"`);
    else
      checkSource(source, (_code, path, what) =>
        say(['source'], `source ${path.slice(1)}: ${what}`),
      );

    const readOn = entry.read ?? defaults.read;
    const reviewBy = entry.review ?? defaults.review;
    for (const [name, value] of Object.entries({ read: readOn, review: reviewBy, from, to })) {
      if (value === undefined) say([], `${name} is missing: say it here or above "facts:"`);
      else if (value !== null && !isDay(value)) say([name], `${value} is no day: write YYYY-MM-DD`);
    }
    if (from !== null && to !== null && to < from)
      say(['to'], `it ends on ${to}, before it begins`);
    if (faults.length > before || read === null || typeof read === 'string') return null;
    const { name, url = null, date = null } = source as Static<typeof Source>;
    return {
      id,
      kind,
      value: read.value,
      unit: unit as NewFact['unit'],
      label: label,
      validFrom: from,
      validTo: to,
      sourceName: name,
      sourceUrl: url,
      sourceDate: date,
      readOn: readOn ?? '',
      reviewBy: reviewBy ?? '',
    };
  }
}

/** The value of an entry, or how to write it. */
function readEntryValue({ kind, value }: Entry): ReadValue | string {
  if (kind === 'text')
    return checkTexts(value, () => undefined) ? { value: value as LocalizedText } : valueForms.text;
  return (typeof value === 'string' && readValue(kind, value)) || valueForms[kind];
}

const plain = (node: unknown): unknown =>
  (node as Partial<Node> | null | undefined)?.toJSON?.() ?? undefined;

function textOf(map: YAMLMap, key: string): string | undefined {
  const value: unknown = map.get(key);
  return typeof value === 'string' ? value : undefined;
}
