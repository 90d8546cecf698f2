/** What scanners and printers leave around a PDF: blanks, NULs, a byte order mark, commands of a printer's job language. */
const slack = String.raw`(?:[\s\0]|\xEF\xBB\xBF|\x1B%-12345X|@PJL[^\n]{0,200}(?:\n|$))*`;
/** Readers look for the header so far into a file (ISO 32000-1, H.3.4.1). */
const header = new RegExp(`^(?=[^]{0,1024}%PDF-)${slack}%PDF-`);
const after = new RegExp(`^${slack}$`);
const end = '%%EOF';

/** Whether a file's bytes, as Latin-1, begin as a PDF does, with nothing before it but what scanners leave there. */
export const beginsAsPdf = (text: string): boolean => header.test(text);

/** What follows a PDF's end; empty where it is what scanners leave there, null where the PDF has no end. */
export function behindPdf(text: string): string | null {
  const at = text.lastIndexOf(end);
  if (at < 0) return null;
  const rest = text.slice(at + end.length);
  return after.test(rest) ? '' : rest;
}
