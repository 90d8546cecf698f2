import { readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { format } from 'oxfmt';
import { fingerprintOf, openApiDocument } from '../src/openapi/openapi.ts';

// Writes the client's types, or with --check fails when the committed file is stale.
const target = new URL('../../shared-libs/http/src/apiTypes.ts', import.meta.url);

const document = JSON.parse(JSON.stringify(await openApiDocument())) as OpenAPI3;
const types = astToString(await openapiTS(document));
const { code: text } = await format(
  'apiTypes.ts',
  `// Of the document ${fingerprintOf(document)}: generated from the API's route schemas with \`npm run types -w api\`. Do not edit.\n${types}`,
  { singleQuote: true, printWidth: 100 },
);

if (process.argv.includes('--check')) {
  if ((await readFile(target, 'utf8')) !== text) {
    console.error('shared-libs/http/src/apiTypes.ts is stale: run `npm run types -w api`.');
    process.exitCode = 1;
  }
} else {
  await writeFile(target, text);
}
