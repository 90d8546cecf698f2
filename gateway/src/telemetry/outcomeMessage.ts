import Type from 'typebox';
import { Value } from 'typebox/value';

/** What a gateway counted of a version since it last told: loads, and of each failure the hash of its address. */
export interface Counted {
  remote: string;
  version: string;
  loaded: number;
  failed: readonly string[];
}

/** Hashes of networks to which pages of a set were sent since a gateway last told. */
export interface Served {
  setId: string;
  networks: readonly string[];
}

const word = Type.String({ maxLength: 80 });
const Message = Type.Object({
  /** Which gateway says it. */
  from: word,
  /** The channel of releases it follows: another's versions are another's. */
  channel: word,
  counted: Type.Array(
    Type.Object({
      remote: word,
      version: word,
      loaded: Type.Integer({ minimum: 0, maximum: 100_000 }),
      failed: Type.Array(Type.String({ maxLength: 16 }), { maxItems: 1_000 }),
    }),
    { maxItems: 100 },
  ),
  /** Versions that begin anew: they were taken out of service. */
  forgotten: Type.Array(Type.Object({ remote: word, version: word }), { maxItems: 100 }),
  /** To which networks pages of which sets were sent; a gateway of before says nothing of it. */
  served: Type.Optional(
    Type.Array(
      Type.Object({
        setId: word,
        networks: Type.Array(Type.String({ maxLength: 16 }), { maxItems: 1_000 }),
      }),
      { maxItems: 100 },
    ),
  ),
});
export type OutcomeMessage = Type.Static<typeof Message>;

/** Hashes of one entry, so that any entry fits a message: 19 bytes each with quotes and comma. */
const mostHashes = 400;
/** PostgreSQL takes 7,999 bytes. */
const mostBytes = 7_900;

/** What a gateway has to tell, in as many messages as it needs. */
export function outcomeMessages(
  head: Pick<OutcomeMessage, 'from' | 'channel'>,
  counted: readonly Counted[],
  forgotten: OutcomeMessage['forgotten'],
): string[] {
  const texts: string[] = [];
  // In this order: what was counted before a version began anew does not count against it after.
  let open: OutcomeMessage = { ...head, counted: [], forgotten: [] };
  const text = (message: OutcomeMessage) => JSON.stringify(message);
  for (const entry of counted.flatMap(pieces)) {
    const longer = { ...open, counted: [...open.counted, entry] };
    if (open.counted.length > 0 && Buffer.byteLength(text(longer)) > mostBytes) {
      texts.push(text(open));
      open = { ...head, counted: [entry], forgotten: [] };
    } else open = longer;
  }
  if (open.counted.length > 0) texts.push(text(open));
  if (forgotten.length > 0) texts.push(text({ ...head, counted: [], forgotten }));
  return texts;
}

function pieces({ failed, ...entry }: Counted): OutcomeMessage['counted'] {
  const first = { ...entry, failed: failed.slice(0, mostHashes) };
  if (failed.length <= mostHashes) return [first];
  return [first, ...pieces({ ...entry, loaded: 0, failed: failed.slice(mostHashes) })];
}

/** What a gateway has to tell of the pages it sent, in as many messages as it needs. */
export function servedMessages(
  head: Pick<OutcomeMessage, 'from' | 'channel'>,
  served: readonly Served[],
): string[] {
  return served.flatMap(({ setId, networks }) =>
    Array.from({ length: Math.ceil(networks.length / mostHashes) }, (_, part) => {
      const told = networks.slice(part * mostHashes, (part + 1) * mostHashes);
      return JSON.stringify({
        ...head,
        counted: [],
        forgotten: [],
        served: [{ setId, networks: told }],
      });
    }),
  );
}

/** The message in a text; null for what is none, such as one of another version of this service. */
export function readOutcomeMessage(text: string): OutcomeMessage | null {
  try {
    const value: unknown = JSON.parse(text);
    return Value.Check(Message, value) ? value : null;
  } catch {
    return null;
  }
}
