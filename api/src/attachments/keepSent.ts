import type { PoolClient } from 'pg';
import type { FileRefusal } from '@eldorado/rules/pqrs-files';
import { finishFile, receivePart, removeFile } from './content.ts';
import type { FileContext } from './context.ts';
import { beginFile, noteRefused, type Owner } from './files.ts';
import { Refused } from './inspect/findings.ts';
import type { SentForm } from './readForm.ts';

/** A file that was not taken. */
export interface NotTaken {
  name: string;
  refusal: FileRefusal;
}

const refusalOf = (error: unknown): FileRefusal => {
  if (error instanceof Refused) return error.refusal;
  throw error;
};

/**
 * Takes the files of a form.
 * @param within runs work in a transaction that holds the owner's row; of a draft that is gone it throws.
 * @returns what was not taken.
 */
export async function keepSent(
  context: FileContext,
  owner: Owner,
  { address, files, tooMany }: SentForm,
  within: <T>(work: (client: PoolClient) => Promise<T>) => Promise<T>,
): Promise<NotTaken[]> {
  const refused: NotTaken[] = tooMany.map((name) => ({ name, refusal: 'too-many-files' }));
  for (const { name, bytes } of files) {
    try {
      if (bytes === null) throw new Refused('file-too-large');
      const id = await within(async (client) => {
        const begun = await beginFile(client, context, owner, { name, size: bytes.length });
        await receivePart(client, context, owner, begun, { start: 0, bytes });
        return begun;
      });
      const refusal = await finishFile(context, owner, id, address).catch(refusalOf);
      if (refusal === null) continue;
      // Told with the others; a form has no second try of the same bytes.
      await within((client) => removeFile(client, owner, id));
      refused.push({ name, refusal });
    } catch (error) {
      refused.push({ name, refusal: refusalOf(error) });
    }
  }
  return refused;
}

/** Remembers what was not taken for the page that tells of it. */
export async function noteAll(
  client: PoolClient,
  context: FileContext,
  owner: Owner,
  refused: readonly NotTaken[],
): Promise<void> {
  for (const one of refused) await noteRefused(client, context, owner, one);
}
