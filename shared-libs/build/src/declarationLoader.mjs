import { parse } from '@swc/core';

/** What of a page's declaration only the server reads: for search engines and for the site's search. */
const serverOnly = new Set(['description', 'keywords']);

/**
 * Leaves the texts that only the server reads out of the browser build of a declaration. They come in four
 * languages, and were 8 of the 10 KB of mf-services' declaration.
 * @this {{ async(): (error: Error | null, source?: string) => void }}
 * @param {string} source
 */
export default function declarationLoader(source) {
  const done = this.async();
  withoutServerTexts(source).then((text) => done(null, text), done);
}

/**
 * Blanks the properties out, so that what remains keeps its place, and its comments the chunks' names.
 * @param {string} source TypeScript.
 */
export async function withoutServerTexts(source) {
  // swc counts bytes, from a start of its own: the empty statement in front tells it.
  const bytes = Buffer.from(`;${source}`);
  const { body } = await parse(bytes.toString(), { syntax: 'typescript', target: 'es2022' });
  const start = body[0]?.span.start ?? 0;
  for (const { key, value } of serverProperties(body)) {
    const end = value.span.end - start;
    const comma = /^\s*,/.exec(bytes.toString('utf8', end, end + 100));
    blank(bytes, key.span.start - start, end + (comma?.[0].length ?? 0));
  }
  return bytes.toString('utf8', 1);
}

function* serverProperties(node) {
  if (node === null || typeof node !== 'object') return;
  if (
    node.type === 'KeyValueProperty' &&
    serverOnly.has(node.key.value) &&
    node.value.type === 'ObjectExpression'
  ) {
    yield node;
    return;
  }
  for (const child of Object.values(node)) yield* serverProperties(child);
}

function blank(bytes, from, to) {
  for (let at = from; at < to; at++) if (bytes[at] !== 0x0a) bytes[at] = 0x20;
}
