import type * as PdfLib from '@cantoo/pdf-lib';

/** @property isStream whether bytes follow it. */
export interface FoundDict {
  dict: PdfLib.PDFDict;
  isStream: boolean;
}

/** An object of a PDF, by what names it: one that is written again has several. */
export type Versions = ReadonlyMap<string, readonly PdfLib.PDFObject[]>;

/** Reads every object of a PDF, those too that a later one stands for: which of them a reader takes its tables say. */
export async function readObjects(pdf: typeof PdfLib, bytes: Buffer) {
  const versions = new Map<string, PdfLib.PDFObject[]>();
  class Reader extends pdf.PDFParser {
    constructor() {
      super(bytes);
      const { context } = this;
      const assign = context.assign.bind(context);
      context.assign = (ref, object) => {
        const known = versions.get(ref.tag);
        if (known) known.push(object);
        else versions.set(ref.tag, [object]);
        assign(ref, object);
      };
    }
  }
  const context = await new Reader().parseDocument();
  return { context, versions, ...walk(pdf, [...versions.values()].flat()) };
}

/** Every dictionary and every name in objects, without recursion: how deep they are nested is their writer's choice. */
function walk(
  { PDFArray, PDFDict, PDFName, PDFStream }: typeof PdfLib,
  objects: readonly PdfLib.PDFObject[],
) {
  const names = new Set<string>();
  const dicts: FoundDict[] = [];
  const open = [...objects];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next instanceof PDFName) names.add(next.decodeText());
    else if (next instanceof PDFArray) for (const inner of next.asArray()) open.push(inner);
    else if (next instanceof PDFStream) {
      dicts.push({ dict: next.dict, isStream: true });
      for (const [key, value] of next.dict.entries()) open.push(key, value);
    } else if (next instanceof PDFDict) {
      dicts.push({ dict: next, isStream: false });
      for (const [key, value] of next.entries()) open.push(key, value);
    }
  }
  return { names, dicts };
}
