import { fileStoreOf } from '../../attachments/settings.ts';
import type { Database } from '../../db/database.ts';
import { openEncryption } from '../../encryption/openEncryption.ts';
import type { readSettings } from '../../settings.ts';
import type { CaseContext } from '../store/context.ts';
import { caseContext } from '../openCases.ts';

/** What a command of the office works with: the keys and the files of the site it is told of. */
export async function officeContext(
  settings: ReturnType<typeof readSettings>,
  database: Database,
): Promise<CaseContext> {
  const { clock, dataDir, attachments, publicOrigin = '' } = settings;
  const encryption = await openEncryption(database, settings);
  const files = { store: fileStoreOf(attachments, dataDir), scan: attachments.scan };
  return caseContext({ clock, database, publicOrigin, encryption }, files);
}
