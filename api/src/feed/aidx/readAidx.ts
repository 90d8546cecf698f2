import { SaxesParser } from 'saxes';
import type { Element } from './element.ts';
import { readInstant } from './instant.ts';
import { readLeg, type AidxLeg, type RejectedLeg } from './readLeg.ts';

/** A message as it was read: every leg is good or says what is wrong with it. */
export interface AidxMessage {
  timeStamp: Date;
  transaction: string | null;
  /** Who sent it, as it calls itself: the `CompanyShortName` or `Code` of its Originator. */
  originator: string | null;
  legs: NumberedLeg[];
}

/** A leg with the line of the message on which it begins, from 1 on. */
export type NumberedLeg = (AidxLeg | RejectedLeg) & { line: number };

/** Why a message is refused as a whole. */
export class AidxError extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.name = 'AidxError';
    this.code = code;
  }
}

/** A notification of legs, and the answer of who was asked for them, which has the same legs. */
const roots = ['IATA_AIDX_FlightLegNotifRQ', 'IATA_AIDX_FlightLegRS'];
/** Of IATA's schema; senders that leave it out mean it. */
const namespaces = ['http://www.iata.org/IATA/2007/00', ''];
const deepest = 20;
/** IATA's schema gives no element more than a dozen. */
const mostAttributes = 100;
const mostLegs = 10_000;
const longestText = 2_000;

/**
 * Reads a message of `roots` piece by piece, holding no more than the legs it has found. `write` and `end`
 * throw an AidxError: XML that is not well formed, a DOCTYPE (entities are the way in of most attacks on XML), another
 * message, no TimeStamp.
 */
function makeAidxReader() {
  const parser = new SaxesParser({ xmlns: true });
  const open: Element[] = [];
  const legs: AidxMessage['legs'] = [];
  let depth = 0;
  let attributesOfOne = 0;
  let tagAt = 1;
  let legAt = 1;
  let head: Omit<AidxMessage, 'legs' | 'originator'> | null = null;
  let originator: string | null = null;

  parser.on('xmldecl', ({ encoding = 'UTF-8' }) => {
    if (!/^utf-?8$/i.test(encoding))
      throw new AidxError('aidx-malformed', 'The encoding must be UTF-8.');
  });
  parser.on('doctype', () => {
    throw new AidxError('aidx-doctype', 'A DOCTYPE is not accepted.');
  });
  parser.on('opentagstart', () => {
    attributesOfOne = 0;
    tagAt = parser.line;
  });
  parser.on('attribute', () => {
    attributesOfOne += 1;
    if (attributesOfOne > mostAttributes)
      throw new AidxError(
        'aidx-too-long',
        `An element has more than ${mostAttributes} attributes.`,
      );
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    depth += 1;
    if (depth > deepest) throw new AidxError('aidx-too-deep', `More than ${deepest} levels.`);
    const values = Object.fromEntries(
      Object.values(attributes).map((attribute) => [attribute.local, attribute.value]),
    );
    if (depth === 1) head = readHead(local, uri, values);
    if (depth === 2 && local === 'Originator')
      originator = values['CompanyShortName'] ?? values['Code'] ?? null;
    if (open.length === 0) {
      if (depth !== 2 || local !== 'FlightLeg') return;
      legAt = tagAt;
    }
    const element = { name: local, attributes: values, children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  const addText = (text: string) => {
    const element = open.at(-1);
    if (!element) return;
    element.text += text;
    if (element.text.length > longestText)
      throw new AidxError(
        'aidx-too-long',
        `${element.name} is longer than ${longestText} letters.`,
      );
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    depth -= 1;
    const element = open.pop();
    if (!element || open.length > 0) return;
    if (legs.length >= mostLegs)
      throw new AidxError('aidx-too-many-legs', `More than ${mostLegs} legs.`);
    legs.push({ ...readLeg(element), line: legAt });
  });

  const guarded = (work: () => void) => {
    try {
      work();
    } catch (error) {
      if (error instanceof AidxError) throw error;
      throw new AidxError(
        'aidx-malformed',
        `Not well-formed XML: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  };
  return {
    write(chunk: string): void {
      guarded(() => parser.write(chunk));
    },
    end(): AidxMessage {
      guarded(() => parser.close());
      if (head === null) throw new AidxError('aidx-malformed', 'The message is empty.');
      return { ...head, originator, legs };
    },
  };
}

function readHead(name: string, uri: string, attributes: Readonly<Record<string, string>>) {
  if (!roots.includes(name) || !namespaces.includes(uri)) throw otherMessage(name, uri);
  const timeStamp = readInstant(attributes['TimeStamp'] ?? '');
  if (timeStamp === null)
    throw new AidxError('aidx-timestamp', 'TimeStamp is missing or is not an ISO 8601 instant.');
  return { timeStamp, transaction: attributes['TransactionIdentifier'] ?? null };
}

/** Names what was seen: who sends it knows it by that. */
function otherMessage(name: string, uri: string) {
  const [seen, of] = [name, uri].map((text) => text.slice(0, 80).replace(/[^\w.:/-]/g, '?'));
  const way =
    name === 'Envelope'
      ? ': send what stands in the Body of the envelope, without the envelope'
      : '';
  return new AidxError(
    'aidx-other-message',
    `The message must be a ${roots.join(' or ')} of ${namespaces[0]}, and is ${seen} of ${of || 'no namespace'}${way}.`,
  );
}

/** Reads a message as it comes, UTF-8, at most `mostBytes` of it. */
export async function readAidx(
  source: AsyncIterable<Uint8Array | string>,
  mostBytes = Number.POSITIVE_INFINITY,
): Promise<AidxMessage> {
  const reader = makeAidxReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let bytes = 0;
  for await (const chunk of source) {
    const piece = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    bytes += piece.length;
    if (bytes > mostBytes)
      throw new AidxError('too-large', `The message is larger than ${mostBytes} bytes.`);
    reader.write(decode(piece));
  }
  reader.write(decode());
  return reader.end();

  function decode(piece?: Uint8Array) {
    try {
      return decoder.decode(piece, { stream: piece !== undefined });
    } catch {
      throw new AidxError('aidx-malformed', 'The message is not UTF-8.');
    }
  }
}
