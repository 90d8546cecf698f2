import fc, { type Arbitrary } from 'fast-check';
import { signatureOf } from '../../http/partner/signature.ts';
import {
  fieldOf,
  mostlyGood,
  objectOf,
  oddText,
  oddValue,
  type Known,
  type Schema,
} from './values.ts';

export { fuzzValues } from './fuzzValues.ts';
export { requestsEach } from './requestsEach.ts';

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  schema: Schema;
}
interface Described {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, unknown>;
  security?: object[];
}
/** The OpenAPI document, as far as requests are made from it. */
export interface FuzzedDocument {
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Known['shared'] };
}

export interface FuzzedRequest {
  method: string;
  /** Path and query, encoded as they travel. */
  url: string;
  headers: Record<string, string>;
  body?: string;
}
export interface Operation {
  name: string;
  statuses: readonly number[];
  requests: Arbitrary<FuzzedRequest>;
}
export interface FuzzOptions {
  /** Bearer tokens that open something, by the security scheme. */
  tokens: Readonly<Record<string, readonly string[]>>;
  /** Signs as senders of readings do, at an instant in UTC milliseconds. */
  signing: { secret: string; now: number };
  values: Known['values'];
  /** A body of a type that is no JSON, from which others are made by breaking it. */
  xml: string;
}

/** Percent-encoded byte by byte: half a surrogate pair, which no address has, goes as the bytes of what stands for it. */
const encoded = (value: unknown) =>
  [...Buffer.from(shown(value), 'utf8')]
    .map((byte) => {
      const letter = String.fromCharCode(byte);
      return /[\w.~-]/.test(letter) ? letter : `%${byte.toString(16).padStart(2, '0')}`;
    })
    .join('');
const shown = (value: unknown) =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
/** A header is a line of visible characters: anything else no client can send. */
const line = (value: unknown) =>
  shown(value)
    .replaceAll(/[^\x20-\x7e]/g, '')
    .trim()
    .slice(0, 2_000);
const pairs = (fields: object) =>
  Object.entries(fields)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${encoded(name)}=${encoded(value)}`]))
    .join('&');
const weighted = <T>(...choices: [number, Arbitrary<T>][]) =>
  fc.oneof(...choices.map(([weight, arbitrary]) => ({ weight, arbitrary })));

/** The text of a body, of a type that the endpoint takes. */
function textOf(type: string, schema: Schema, known: Known, xml: string): Arbitrary<string> {
  if (type.endsWith('xml')) {
    const broken = fc
      .tuple(fc.nat(xml.length), fc.nat(40), oddText)
      .map(([at, length, text]) => xml.slice(0, at) + text + xml.slice(at + length));
    return weighted([1, fc.constant(xml)], [6, broken]);
  }
  const value = mostlyGood(schema, known);
  if (type.includes('form')) return value.map((fields) => pairs(Object(fields) as object));
  const json = value.map(shown);
  const broken = fc.tuple(json, fc.nat(30)).map(([text, at]) => text.slice(0, at));
  const long = fc.constant('"'.padEnd(60_000, 'x'));
  return weighted([20, json], [1, broken], [1, oddValue.map(shown)], [1, long]);
}

/** A body and what it is said to be; null of an endpoint that takes none. */
function bodyOf({ requestBody }: Described, known: Known, xml: string) {
  const content = Object.entries(requestBody?.content ?? {});
  if (content.length === 0) return fc.constant(null);
  const otherTypes = fc.constantFrom('text/plain', 'application/json; charset=x', '');
  return fc
    .constantFrom(...content)
    .chain(([type, { schema }]) =>
      fc.tuple(
        weighted([20, fc.constant(type)], [1, otherTypes]),
        textOf(type, schema, known, xml),
      ),
    );
}

function requestsOf(
  path: string,
  method: string,
  described: Described,
  { tokens, signing, known, xml }: FuzzOptions & { known: Known },
): Arbitrary<FuzzedRequest> {
  const { parameters = [], security = [] } = described;
  const schemas = (place: Parameter['in']) =>
    Object.fromEntries(
      parameters.filter((one) => one.in === place).map(({ name, schema }) => [name, schema]),
    );
  const opening = security.flatMap((scheme) =>
    Object.keys(scheme).flatMap((name) => tokens[name] ?? []),
  );
  const isSigned = security.some((scheme) => 'feedSignature' in scheme);
  const token = weighted<string>(
    [12, fc.constantFrom(...(opening.length > 0 ? opening : ['']))],
    [1, oddText],
    [2, fc.constant('')],
  );
  const parts = {
    inPath: fc.record(
      Object.fromEntries(
        Object.entries(schemas('path')).map(([name, schema]) => [
          name,
          fieldOf(name, schema, known),
        ]),
      ),
    ),
    inQuery: objectOf(schemas('query'), known),
    inHeaders: objectOf(schemas('header'), { ...known, strict: true }),
    body: bodyOf(described, known, xml),
    token,
    from: fc.ipV4(),
  };
  return fc.record(parts).map(({ inPath, inQuery, inHeaders, body, token: bearer, from }) => {
    const named = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => {
      const step = encoded(inPath[name]).slice(0, 190);
      // Nothing, a folder itself and that above it are steps of another address.
      return /^\.{0,2}$/.test(step) ? '-' : step;
    });
    const query = pairs(inQuery);
    const lines = Object.entries(inHeaders).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, line(value)]],
    );
    return {
      method: method.toUpperCase(),
      url: (query === '' ? named : `${named}?${query}`).slice(0, 8_000),
      headers: {
        ...(Object.fromEntries(lines) as Record<string, string>),
        'x-forwarded-for': from,
        ...(bearer && { authorization: `Bearer ${line(bearer)}` }),
        // Whose token is odd has no signature either.
        ...(isSigned && bearer === '' && signatureHeaders(signing, path, body?.[1] ?? '')),
        ...(body?.[0] && { 'content-type': body[0] }),
      },
      ...(body && { body: body[1] }),
    };
  });
}

function signatureHeaders({ secret, now }: FuzzOptions['signing'], path: string, body: string) {
  const timestamp = String(Math.floor(now / 1_000));
  return {
    'x-eldorado-timestamp': timestamp,
    'x-eldorado-signature': signatureOf(secret, timestamp, { method: 'POST', path, body }),
  };
}

/** What ends sessions comes last: it would take the others' tokens from them. */
const turnOf = (name: string) =>
  name.startsWith('DELETE') ? 1 : name.endsWith('sign-out') ? 2 : 0;

/**
 * Every operation of an API by its document, with requests to it, most of them nearly right. Event streams have no end, and
 * are left out.
 */
export const operationsOf = (
  { paths, components }: FuzzedDocument,
  options: FuzzOptions,
): Operation[] =>
  Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, { responses }]) => !JSON.stringify(responses).includes('text/event-stream'))
        .map(([method, described]) => ({
          name: `${method.toUpperCase()} ${path}`,
          statuses: Object.keys(described.responses).map(Number),
          requests: requestsOf(path, method, described, {
            ...options,
            known: { shared: components.schemas, values: options.values },
          }),
        })),
    )
    .sort((a, b) => turnOf(a.name) - turnOf(b.name));

/** The same requests at every run. */
export const sample = ({ requests }: Operation, count: number, seed: number) =>
  fc.sample(requests, { numRuns: count, seed });

/** Requests for a page with odd texts under the names it may read, in its language, a cookie and at the end of its path. */
export const oddRequests = (
  path: string,
  names: readonly string[],
  count: number,
  seed: number,
): FuzzedRequest[] => {
  const query = fc.dictionary(fc.constantFrom(...names), oddText, { maxKeys: 3 });
  const end = weighted([5, fc.constant('')], [1, oddText.map((text) => `/${encoded(text)}`)]);
  const requests = fc
    .record({ query, end, language: oddText, cookie: oddText, from: fc.ipV4() })
    .map(({ query: asked, end: tail, language, cookie, from }) => ({
      method: 'GET',
      url: `${path}${tail.slice(0, 1_000)}?${pairs(asked)}`.slice(0, 8_000),
      headers: {
        'accept-language': line(language),
        cookie: line(`locale=${cookie}`),
        'x-forwarded-for': from,
      },
    }));
  return fc.sample(requests, { numRuns: count, seed });
};
