/** Where the contents of files lie: outside of what the site serves, under names of its own, encrypted before they come here. */
export interface FileStore {
  /** Writes a file whole or not at all; one of the same name is replaced. */
  put(id: string, content: Buffer): Promise<void>;
  /** Null when there is none. */
  get(id: string): Promise<Buffer | null>;
  /** One that is not there is no fault. */
  remove(id: string): Promise<void>;
}
