import { join } from 'node:path';
import { openBucket } from '@eldorado/releases/bucket';
import { clamd } from './scan/clamd.ts';
import type { Scan } from './scan/scan.ts';
import { bucketFiles } from './store/bucketFiles.ts';
import type { FileStore } from './store/fileStore.ts';
import { folderFiles } from './store/folderFiles.ts';

export interface AttachmentSettings {
  /** Where files are kept; null is a folder of the data folder. */
  store: FileStore | null;
  /** What looks for viruses; null is nobody. */
  scan: Scan | null;
}

/**
 * Reads ATTACHMENTS_STORE, `s3://bucket/prefix` with the variables of object storage, and CLAMD, `host:port`.
 * @throws with the name of the variable that is wrong.
 */
export function readAttachmentSettings(
  env: Readonly<Record<string, string | undefined>>,
): AttachmentSettings {
  const [address, scanner] = [env['ATTACHMENTS_STORE'], env['CLAMD']];
  if (address && !address.startsWith('s3://'))
    throw new Error('ATTACHMENTS_STORE must be an address such as s3://bucket/prefix');
  const [, host = '', port = ''] = /^(?:\[?([^\]\s/]+?)\]?):(\d{1,5})$/.exec(scanner ?? '') ?? [];
  if (scanner && (host === '' || Number(port) > 65_535))
    throw new Error('CLAMD must be host:port, such as clamd.example.com:3310');
  return {
    store: address ? bucketFiles(openBucket(address, env)) : null,
    scan: scanner ? clamd({ host, port: Number(port) }) : null,
  };
}

/** The store of files that the settings name. */
export const fileStoreOf = ({ store }: AttachmentSettings, dataDir: string): FileStore =>
  store ?? folderFiles(join(dataDir, 'attachments'));
