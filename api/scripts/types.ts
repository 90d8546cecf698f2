import { readFile, writeFile } from 'node:fs/promises';
import { format } from 'prettier';
import { openApiDocument } from '../src/openapi.ts';
import { typesFromOpenApi, type OpenApi } from './typesFromOpenApi.ts';

// Writes the client's types, or with --check fails when the committed file is stale.
const target = new URL('../../shared-libs/http/src/apiTypes.ts', import.meta.url);

const document = JSON.parse(JSON.stringify(await openApiDocument())) as OpenApi;
const text = await format(
  `// Generated from the API's route schemas with \`npm run types -w api\`. Do not edit.\n${typesFromOpenApi(document)}`,
  { parser: 'typescript', singleQuote: true, printWidth: 100, trailingComma: 'all' },
);

if (process.argv.includes('--check')) {
  if ((await readFile(target, 'utf8')) !== text) {
    console.error('shared-libs/http/src/apiTypes.ts is stale: run `npm run types -w api`.');
    process.exitCode = 1;
  }
} else {
  await writeFile(target, text);
}
