/** Numbered gates or belts with their prefix: `C1` … `C16`. */
const numbered = (prefix: string, count: number, first = 1) =>
  Array.from({ length: count }, (_, i) => `${prefix}${i + first}`);

/** The gates of each pier: A and B international, C and D national in T1; G and H national in T2. */
export const gatesOfPier: Record<string, readonly string[]> = {
  A: numbered('A', 16),
  B: numbered('B', 16),
  C: numbered('C', 22),
  D: numbered('D', 22),
  G: numbered('G', 10),
  H: numbered('H', 10),
};

const piers = {
  'T1-international': ['A', 'B'],
  'T1-national': ['C', 'D'],
  'T2-national': ['G', 'H'],
} as const;

const belts = {
  'T1-international': numbered('', 14),
  'T1-national': numbered('', 22, 15),
  'T2-national': numbered('', 10, 41),
} as const;

export type Zone = keyof typeof piers;

export const zoneOf = (terminal: 'T1' | 'T2', kind: 'international' | 'national'): Zone =>
  terminal === 'T2' ? 'T2-national' : `T1-${kind}`;

export const kindOfPier = (pier: string) =>
  pier === 'A' || pier === 'B' ? ('international' as const) : ('national' as const);

/** Every gate of a zone, those of the wanted pier first and turned by `turn` so that use spreads over them. */
export function gatesOf(zone: Zone, pier: string | null, turn: number): string[] {
  const ordered = [...piers[zone]].sort((a, b) => Number(b === pier) - Number(a === pier));
  return ordered.flatMap((name) => {
    const gates = gatesOfPier[name] ?? [];
    const start = Math.floor(turn * gates.length);
    return [...gates.slice(start), ...gates.slice(0, start)];
  });
}

export function beltsOf(zone: Zone, turn: number): string[] {
  const all = belts[zone];
  const start = Math.floor(turn * all.length);
  return [...all.slice(start), ...all.slice(0, start)];
}

export interface Span {
  from: number;
  to: number;
}

/** Who occupies what and when; `take` gives the first candidate that is free during all the spans, or null. */
export function makeRegister() {
  const held = new Map<string, Span[]>();
  return {
    take(candidates: readonly string[], spans: readonly Span[]) {
      const free = candidates.find((name) =>
        (held.get(name) ?? []).every((h) => spans.every((s) => s.to <= h.from || s.from >= h.to)),
      );
      if (free === undefined) return null;
      held.set(free, [...(held.get(free) ?? []), ...spans]);
      return free;
    },
  };
}
