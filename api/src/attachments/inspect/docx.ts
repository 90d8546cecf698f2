import { SaxesParser } from 'saxes';
import { fieldReader, refuseField } from './docxFields.ts';
import { refusePart, refuseRelation } from './docxParts.ts';
import { Refused } from './findings.ts';
import { unzip } from './zip.ts';

const mainType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/**
 * Refuses a Word document that is more than text and pictures: with anything that runs, with files in it, or that fetches something
 * when it is opened.
 * @throws {Refused}
 */
export function checkDocx(bytes: Buffer): void {
  const files = unzip(bytes);
  for (const [name, file] of files) refusePart(name, file);
  const types = files.get('[content_types].xml');
  if (!types) throw new Refused('file-type');
  let isDocument = false;
  readXml(types, (_name, { contenttype = '' }) => {
    if (/macroEnabled|vbaProject/i.test(contenttype)) throw new Refused('docx-macro');
    isDocument ||= contenttype === mainType;
  });
  if (!isDocument) throw new Refused('file-type');
  for (const [name, file] of files) {
    if (name.endsWith('.rels')) readXml(file, checkRelation);
    else if (name.endsWith('.xml')) checkFields(file);
  }
}

/** By their names in small letters, without prefixes, which their writer chooses. */
type Attributes = Readonly<Partial<Record<string, string>>>;
const localOf = (name: string) => (name.split(':').at(-1) ?? '').toLowerCase();

function readXml(
  file: Buffer,
  onTag: (name: string, attributes: Attributes) => void,
  onText?: (text: string, within: string) => void,
): void {
  const parser = new SaxesParser();
  const within: string[] = [];
  // Word writes none; with one, entities could grow without end.
  parser.on('doctype', () => {
    throw new Refused('file-broken');
  });
  parser.on('error', () => {
    throw new Refused('file-broken');
  });
  parser.on('opentag', ({ name, attributes }) => {
    const local = localOf(name);
    within.push(local);
    const named = Object.entries(attributes).map(([key, value]) => [localOf(key), value]);
    onTag(local, Object.fromEntries(named) as Attributes);
  });
  parser.on('closetag', () => void within.pop());
  if (onText) {
    parser.on('text', (text) => onText(text, within.at(-1) ?? ''));
    parser.on('cdata', (text) => onText(text, within.at(-1) ?? ''));
  }
  parser.write(decoded(file)).close();
}

/** A part as text. @throws {Refused} where it is neither UTF-8 nor UTF-16, which is what parts may be (ISO 29500-2, 6.1.2). */
function decoded(file: Buffer): string {
  const start = file.toString('latin1', 0, 4);
  const encoding = /^(\xFF\xFE|<\0)/.test(start)
    ? 'utf-16le'
    : /^(\xFE\xFF|\0<)/.test(start)
      ? 'utf-16be'
      : 'utf-8';
  const text = new TextDecoder(encoding, { fatal: true }).decode(file);
  const declared = /^<\?xml[^>]*\bencoding\s*=\s*["']([^"']*)/.exec(text)?.[1] ?? encoding;
  if (!/^(utf-8|us-ascii|utf-16(le|be)?)$/i.test(declared)) throw new Refused('file-broken');
  return text;
}

function checkRelation(name: string, attributes: Attributes): void {
  const { targetmode = '', type = '', target = '' } = attributes;
  if (name === 'relationship')
    refuseRelation(type, targetmode.trim().toLowerCase() === 'external', target);
}

/** Fields that start a program (DDE), or fetch something; their words may be cut into pieces. */
function checkFields(file: Buffer): void {
  const reader = fieldReader();
  readXml(
    file,
    (name, { fldchartype = '', instr = '' }) => {
      if (name === 'fldsimple') refuseField({ words: instr, inner: false });
      if (name === 'fldchar' && fldchartype === 'begin') reader.begin();
      if (name === 'fldchar' && fldchartype === 'end') reader.end();
    },
    (text, within) => {
      if (within === 'instrtext' || within === 'delinstrtext') reader.say(text);
    },
  );
  reader.close();
}
