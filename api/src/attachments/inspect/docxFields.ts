import { Refused } from './findings.ts';

/** Fields that count, date, number, refer and fill in (ISO 29500-1, 17.16.5): every other one is refused. */
const fields = new Set(
  `PAGE NUMPAGES SECTION SECTIONPAGES PAGEREF REF NOTEREF FTNREF HYPERLINK TOC TC TOA TA XE INDEX SEQ STYLEREF DATE TIME CREATEDATE SAVEDATE
  PRINTDATE EDITTIME AUTHOR TITLE SUBJECT KEYWORDS COMMENTS FILENAME FILESIZE NUMWORDS NUMCHARS LASTSAVEDBY REVNUM TEMPLATE DOCPROPERTY
  DOCVARIABLE INFO USERNAME USERINITIALS USERADDRESS IF COMPARE SET QUOTE SYMBOL EQ ADVANCE LISTNUM AUTONUM AUTONUMLGL AUTONUMOUT
  BIBLIOGRAPHY CITATION FORMTEXT FORMCHECKBOX FORMDROPDOWN MERGEFIELD MERGEREC MERGESEQ NEXT NEXTIF SKIPIF ADDRESSBLOCK GREETINGLINE
  SHAPE BARCODE DISPLAYBARCODE MERGEBARCODE`.split(/\s+/),
);
/** Those that fetch something. */
const remote = /^(INCLUDE|INCLUDEPICTURE|INCLUDETEXT|IMPORT|LINK|RD|DATABASE|EMBED)$/;

/** A field that is being read. @property inner whether it has others in it: then these may make its name. */
interface Field {
  words: string;
  inner: boolean;
}

/**
 * Reads the fields of a part, whose words may be cut into pieces and may have others within.
 * @throws {Refused} by its methods.
 */
export function fieldReader() {
  const outside: Field = { words: '', inner: false };
  const open: Field[] = [outside];
  return {
    begin() {
      const around = open.at(-1);
      if (around) around.inner = true;
      open.push({ words: '', inner: false });
    },
    say(text: string) {
      (open.at(-1) ?? outside).words += text;
    },
    end() {
      const field = open.length > 1 ? open.pop() : undefined;
      if (field) refuseField(field);
    },
    /** Of what was not ended, too. */
    close() {
      for (const field of open)
        if (field !== outside || field.words.trim() !== '') refuseField(field);
    },
  };
}

/** @throws {Refused} where a field is none of those that are taken. */
export function refuseField({ words, inner }: Field): void {
  const name = /^\s*"?([^\s"\\]*)/.exec(words)?.[1]?.toUpperCase() ?? '';
  if (remote.test(name)) throw new Refused('docx-remote');
  const isTaken = name.startsWith('=') || fields.has(name) || (name === '' && !inner);
  if (!isTaken) throw new Refused('docx-macro');
}
