import { mostFileBytes, type FileKind } from '@eldorado/rules/pqrs-files';
import { checkDocx } from './docx.ts';
import { Refused, type Findings } from './findings.ts';
import { cleanImage, thumbnailOf } from './image.ts';
import { kindOf } from './kindOf.ts';
import { checkPdf } from './pdf.ts';
import { refuseTwoKinds } from './twoKinds.ts';

async function clean(
  kind: FileKind,
  bytes: Buffer,
): Promise<{ bytes: Buffer; thumbnail: Buffer | null }> {
  switch (kind) {
    case 'pdf':
      await checkPdf(bytes);
      return { bytes, thumbnail: null };
    case 'docx':
      checkDocx(bytes);
      return { bytes, thumbnail: null };
    default: {
      const image = await cleanImage(kind, bytes);
      return { bytes: image, thumbnail: await thumbnailOf(image) };
    }
  }
}

/**
 * Looks into a file that a stranger sent. Images come back encoded anew, without metadata; the others as they are.
 * Its libraries read hostile bytes: call it by `inspectApart`, which does so in a process that can die.
 */
export async function inspectFile(bytes: Buffer): Promise<Findings> {
  try {
    if (bytes.length === 0) throw new Refused('file-empty');
    if (bytes.length > mostFileBytes) throw new Refused('file-too-large');
    const kind = await kindOf(bytes);
    if (kind === undefined) throw new Refused('file-type');
    refuseTwoKinds(kind, bytes);
    return { ok: true, kind, ...(await clean(kind, bytes)) };
  } catch (error) {
    return { ok: false, refusal: error instanceof Refused ? error.refusal : 'file-broken' };
  }
}
