import type { ApiContext } from '../context.ts';
import type { Encryption } from '../encryption/encryption.ts';
import type { Findings } from './inspect/findings.ts';
import type { Scan } from './scan/scan.ts';
import type { FileStore } from './store/fileStore.ts';

/** What the work on files needs. */
export interface FileContext extends Pick<ApiContext, 'clock' | 'database'> {
  encryption: Encryption;
  store: FileStore;
  /** Looks at what a file is; hostile ones too. In turns of the addresses that sent them. */
  inspect: (bytes: Buffer, address: string) => Promise<Findings>;
  /** Null where nobody looks for viruses. */
  scan: Scan | null;
}
