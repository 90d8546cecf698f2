import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import { Refused } from './findings.ts';

/** Bytes of all that a document is unpacked to, and its files: a long book with pictures has less. */
const mostUnpacked = 60 * 1024 * 1024;
const mostEntries = 2_000;
const mainType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/**
 * Refuses a Word document with anything that runs, with files in it, or that fetches something when it is opened.
 * @throws {Refused}
 */
export function checkDocx(bytes: Buffer): void {
  // After the directory's end there is nothing, so that no other program finds something else there.
  if (bytes.indexOf('PK\x05\x06', -22, 'latin1') !== bytes.length - 22)
    throw new Refused('file-two-kinds');
  const files = unpacked(bytes);
  const names = Object.keys(files);
  if (names.some((name) => /vbaproject|vbadata|activex/i.test(name)))
    throw new Refused('docx-macro');
  if (names.some((name) => /embeddings\/|oleobject/i.test(name)))
    throw new Refused('docx-embedded');
  const types = files['[Content_Types].xml'];
  if (!types) throw new Refused('file-type');
  let isDocument = false;
  readXml(types, (_name, { ContentType = '' }) => {
    if (/macroEnabled|vbaProject/i.test(ContentType)) throw new Refused('docx-macro');
    isDocument ||= ContentType === mainType;
  });
  if (!isDocument) throw new Refused('file-type');
  for (const name of names) {
    const file = files[name];
    if (file && name.endsWith('.rels')) readXml(file, refuseRelation);
    else if (file && name.endsWith('.xml')) refuseCommands(file);
  }
}

function unpacked(bytes: Buffer): Record<string, Uint8Array> {
  let [size, entries] = [0, 0];
  // The sizes that its directory declares: nothing is unpacked beyond them.
  const files = unzipSync(bytes, {
    filter({ name, originalSize }) {
      size += originalSize;
      entries += 1;
      if (size > mostUnpacked || entries > mostEntries) throw new Refused('file-bomb');
      if (name.split(/[\\/]/).includes('..') || /^[\\/]|^\w:/.test(name))
        throw new Refused('file-broken');
      return true;
    },
  });
  return files;
}

type Attributes = Readonly<Partial<Record<string, string>>>;

function readXml(
  file: Uint8Array,
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
    within.push(name);
    onTag(name, attributes);
  });
  parser.on('closetag', () => void within.pop());
  if (onText) parser.on('text', (text) => onText(text, within.at(-1) ?? ''));
  parser.write(strFromU8(file)).close();
}

/** A link is followed when somebody presses it; a template, a frame or an object is fetched at once. */
function refuseRelation(name: string, { TargetMode, Type = '' }: Attributes): void {
  if (!name.endsWith('Relationship')) return;
  if (/(aFChunk|oleObject|package|control)$/i.test(Type)) throw new Refused('docx-embedded');
  if (TargetMode?.toLowerCase() === 'external' && !/\/hyperlink$/.test(Type))
    throw new Refused('docx-remote');
}

/** Fields that start a program (DDE), or fetch something; their words may be cut into pieces. */
function refuseCommands(file: Uint8Array): void {
  let words = '';
  readXml(
    file,
    (name, attributes) => {
      if (name === 'w:fldSimple') words += ` ${attributes['w:instr'] ?? ''} `;
      if (name === 'w:fldChar') words += ' ';
    },
    (text, within) => {
      if (within === 'w:instrText') words += text;
    },
  );
  if (/\bDDE(AUTO)?\b/i.test(words)) throw new Refused('docx-macro');
  if (/\bINCLUDE(PICTURE|TEXT)\b/i.test(words)) throw new Refused('docx-remote');
}
