import type { CommandIo } from '../../db/command.ts';
import type { Database } from '../../db/database.ts';

/** What is seen of a file before it is read. */
export interface Head {
  /** The beginning of a text; empty for a folder and an archive. */
  text: string;
  /** Names of what a folder or a ZIP archive holds. */
  entries: readonly string[];
}

/** What a kind may use to tell what a file would do. */
export interface TryIo extends Pick<CommandIo, 'env' | 'say'> {
  /** The site's database; what is done to it in a transaction is taken back. */
  database: Database;
  now: Date;
}

/** What a file would do. */
export interface Told {
  /** What would change, a line each. */
  changes: readonly string[];
  /** What is wrong, where, and how to mend it, a line each. */
  faults: readonly string[];
}

/** A kind of file that partners send. A new one is a file of this folder and a line in `kinds.ts`. */
export interface FeedKind {
  /** As it is said to who sent the file. */
  name: string;
  /** By what it is known, for who sent something else. */
  knownBy: string;
  is: (head: Head, path: string) => boolean;
  /** Reads the whole file and tells what importing it would do; changes nothing. */
  tell: (path: string, io: TryIo) => Promise<Told>;
}
