import { openApiDocument } from './openapi.ts';
import { columns } from './openData/csv.ts';

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
