import { openApiDocument } from './openapi.ts';
import { isUnbounded } from '../http/bounds.ts';
import { columns } from '../openData/csv.ts';

interface Content {
  schema: { $ref?: string; examples?: unknown[] };
}
interface Document {
  components: { schemas: Record<string, { examples?: unknown[] }> };
  paths: Record<
    string,
    Record<
      string,
      {
        requestBody?: { content: Record<string, Content> };
        responses: Record<
          string,
          { content?: Record<string, Content>; headers?: Record<string, { schema: object }> }
        >;
        security?: object[];
      }
    >
  >;
}

const read = async () => JSON.parse(JSON.stringify(await openApiDocument())) as Document;

test('what is published for others is described with its types, headers and an example', async () => {
  const { components, paths } = await read();
  const answer = (path: string) => {
    const found = paths[path]?.['get']?.responses['200'];
    if (!found) throw new Error(`${path} is not described`);
    return found;
  };
  const pages = answer('/api/v2/open-data/flights');
  expect(Object.keys(pages.headers ?? {}).sort()).toEqual(['ETag', 'Link']);
  const page = pages.content?.['application/json']?.schema.$ref?.split('/').at(-1) ?? '';
  expect(components.schemas[page]?.examples).toHaveLength(1);
  const csv = answer('/api/v2/open-data/flights.csv').content?.['text/csv']?.schema.examples;
  expect(String(csv?.[0]).split('\r\n')[0]).toBe(Object.keys(columns).join(','));
  const events = answer('/api/v2/flight-events').content?.['text/event-stream']?.schema.examples;
  expect(String(events?.[0])).toMatch(/event: ready\n[^]*event: changes\n/);
});

test('a feed is described with its token and both of its content types', async () => {
  const { components, paths } = await read();
  const feed = paths['/api/v2/feeds/aidx']?.['post'];
  expect(feed?.security).toEqual([{ feedToken: [] }]);
  expect(Object.keys(feed?.requestBody?.content ?? {})).toEqual(['application/xml', 'text/xml']);
  expect(components.schemas['AidxReceipt']?.examples).toHaveLength(1);
});

/** Every schema of a document with where it is; documents of their own, such as a calendar, are as long as they are. */
function* schemasIn(node: unknown, path: string): Generator<[string, Record<string, unknown>]> {
  if (typeof node !== 'object' || node === null) return;
  yield [path, node as Record<string, unknown>];
  for (const [key, inner] of Object.entries(node))
    if (key !== 'examples') yield* schemasIn(inner, `${path}/${key}`);
}

test('every number has a least and a most, every text an end', async () => {
  const document = await read();
  const endless = [...schemasIn(document, '')].filter(([, schema]) => isUnbounded(schema));
  expect(endless.map(([path]) => path)).toEqual([]);
  const numbers = [...schemasIn(document, '')].filter(
    ([, { type }]) => type === 'integer' || type === 'number',
  );
  expect(numbers.length).toBeGreaterThan(100);
});

test.each([
  ['a text', { type: 'string' }, true],
  ['a text that repeats for ever', { type: 'string', pattern: '^[a-z]+$' }, true],
  ['a text of a form', { type: 'string', pattern: '^\\d{4}\\+?$' }, false],
  ['a day', { type: 'string', format: 'date' }, false],
  ['a word', { type: 'string', enum: ['a'] }, false],
  ['a number', { type: 'number', minimum: 0 }, true],
  ['a percentage', { type: 'integer', minimum: 0, maximum: 100 }, false],
])('%s may be of any size: %#', (_what, schema, endless) => {
  expect(isUnbounded(schema)).toBe(endless);
});

test('nobody signs in by a password or by somebody else’s account, and nothing is asked in GraphQL', async () => {
  const document = await read();
  const { securitySchemes } = document.components as unknown as {
    securitySchemes: Record<string, { type: string; scheme?: string }>;
  };
  for (const { type, scheme } of Object.values(securitySchemes))
    expect(['http bearer', 'apiKey undefined']).toContain(`${type} ${scheme}`);
  expect(Object.keys(document.paths).filter((path) => /graphql|oauth|openid/i.test(path))).toEqual(
    [],
  );
  const fields = [...schemasIn(document, '')].map(([path]) => path.split('/').at(-1) ?? '');
  expect(fields).toContain('phone');
  expect(fields.filter((name) => /password|passwd|contrasena|id_token/i.test(name))).toEqual([]);
});

const readingMethods = ['get', 'head', 'options'];

test('what changes something says that another site is refused, that the database may be away, and what a body may not be', async () => {
  const { paths } = await read();
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody, responses, security }]) => ({
      name: `${method} ${path}`,
      changes: !readingMethods.includes(method),
      hasBody: requestBody !== undefined,
      needsDatabase: !readingMethods.includes(method) || security !== undefined,
      statuses: Object.keys(responses),
    })),
  );
  const lacking = operations.filter(
    ({ changes, hasBody, needsDatabase, statuses }) =>
      (changes && !(statuses.includes('403') && statuses.includes('400'))) ||
      (hasBody && !(statuses.includes('413') && statuses.includes('415'))) ||
      (needsDatabase && !statuses.includes('503')),
  );
  expect(operations.filter(({ changes }) => changes).length).toBeGreaterThan(9);
  expect(lacking).toEqual([]);
});
