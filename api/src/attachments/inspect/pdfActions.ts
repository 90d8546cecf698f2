import type * as PdfLib from '@cantoo/pdf-lib';
import { Refused } from './findings.ts';
import type { FoundDict, Versions } from './pdfObjects.ts';

/** What a press on a link may do: go to another place of the document, or to a page that a browser opens. */
const pressed = ['GoTo', 'URI', 'Named', 'Thread', 'SetOCGState'];
/** What may be done by itself, as the document opens. */
const byItself = ['GoTo', 'Named'];
/** Of the actions that readers know by name, those that turn pages (ISO 32000-1, 12.6.4.11). */
const turns = ['NextPage', 'PrevPage', 'FirstPage', 'LastPage'];
const plays = ['Sound', 'Movie', 'Screen', '3D'];
/** Links to pages, addresses and telephones, and those without a scheme. */
const link = /^\s*((https?|mailto|tel|ftp):|[^:]*$|[^:]*[/?#])/i;

/**
 * Refuses actions but those that paper has: allowed is what is named here.
 * @throws {Refused}
 */
export function refuseActions(
  pdf: typeof PdfLib,
  dicts: readonly FoundDict[],
  versions: Versions,
): void {
  const { PDFArray, PDFDict, PDFHexString, PDFName, PDFRef, PDFStream, PDFString } = pdf;
  const name = (dict: PdfLib.PDFDict, key: string) => {
    const value = dict.get(PDFName.of(key));
    return value instanceof PDFName ? value.decodeText() : undefined;
  };
  const resolved = (value: PdfLib.PDFObject | undefined): readonly PdfLib.PDFObject[] =>
    value instanceof PDFRef ? (versions.get(value.tag) ?? []) : value ? [value] : [];
  const dictsOf = (value: PdfLib.PDFObject | undefined): PdfLib.PDFDict[] =>
    resolved(value).flatMap((one) => {
      if (one instanceof PDFStream) return [one.dict];
      if (one instanceof PDFArray) return one.asArray().flatMap(dictIn);
      return one instanceof PDFDict ? [one] : [];
    });
  const dictIn = (value: PdfLib.PDFObject) =>
    resolved(value).filter((one) => one instanceof PDFDict);

  function isAllowed(action: PdfLib.PDFDict, allowed: readonly string[]): boolean {
    const kind = name(action, 'S');
    // Attributes of a part of the text are called `A`, too, and do nothing.
    if (kind === undefined) return !action.has(PDFName.of('S'));
    if (!allowed.includes(kind)) return false;
    if (kind === 'Named') return turns.includes(name(action, 'N') ?? '');
    if (kind !== 'URI') return true;
    return resolved(action.get(PDFName.of('URI'))).every(
      (uri) =>
        (uri instanceof PDFString || uri instanceof PDFHexString) && link.test(uri.decodeText()),
    );
  }

  for (const { dict, isStream } of dicts) {
    const has = (key: string) => dict.has(PDFName.of(key));
    const actions = (key: string) => dictsOf(dict.get(PDFName.of(key)));
    const isActive =
      has('JS') ||
      actions('AA').some((events) => events.keys().length > 0) ||
      actions('OpenAction').some((action) => !isAllowed(action, byItself)) ||
      ['A', 'PA', 'Next'].some((key) => actions(key).some((one) => !isAllowed(one, pressed))) ||
      ['S', 'Subtype', 'Type'].some((key) => plays.includes(name(dict, key) ?? '')) ||
      // Its bytes, or the page that it shows, are in another file.
      (isStream && has('F')) ||
      actions('Ref').some((other) => other.has(PDFName.of('F')));
    if (isActive) throw new Refused('pdf-active');
    if (has('EF')) throw new Refused('pdf-embedded');
  }
}
