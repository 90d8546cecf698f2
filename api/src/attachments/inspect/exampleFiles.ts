import { PDFDocument } from '@cantoo/pdf-lib';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';

/** A small picture, with the place where it was taken. */
export const exampleImage = (kind: 'jpeg' | 'png' | 'webp', width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#ffc844' } })
    .withExif({
      IFD0: { Make: 'Phone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '4/1 42/1 0/1' },
    })
    .toFormat(kind)
    .toBuffer();

/** A PDF of one page. @param change what it has more. */
export async function examplePdf(
  change: (document: PDFDocument) => unknown = () => undefined,
  packed = true,
): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage();
  await change(document);
  return Buffer.from(await document.save({ useObjectStreams: packed }));
}

const contentTypes = (main: string) =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`;
const documentType =
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** A Word document. @param files more files of the archive, or others instead. */
export const exampleDocx = (
  files: Readonly<Record<string, string | Uint8Array>> = {},
  type = documentType,
) =>
  Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries({
          '[Content_Types].xml': contentTypes(type),
          '_rels/.rels':
            '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
          'word/document.xml': words('<w:t>La maleta llegó rota.</w:t>'),
          ...files,
        }).map(([name, text]) => [name, typeof text === 'string' ? strToU8(text) : text]),
      ),
    ),
  );

/** The text of a document with this in a run. @param prefix another one for the same words. */
export const words = (run: string, prefix = 'v') =>
  `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:${prefix}="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r>${run}</w:r></w:p></w:body></w:document>`;
/** The relations of a document to one thing outside. */
export const relation = (type: string, target: string, mode = 'External') =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}" TargetMode="${mode}"/></Relationships>`;

/** An archive with a comment behind its directory. */
export function commentedZip(archived: Buffer, comment: string): Buffer {
  const said = Buffer.concat([archived, Buffer.from(comment)]);
  said.writeUInt16LE(comment.length, archived.length - 2);
  return said;
}
