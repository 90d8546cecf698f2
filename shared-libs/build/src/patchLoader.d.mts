/** A change of one file of a library. */
export interface Patch {
  /** The package's name. */
  package: string;
  /** The file within the package, as the browser's build reads it. */
  file: string;
  /** The app whose browser build must meet the file: when it does not, the row is out of date. */
  app: string;
  why: string;
  /** What it saves where it counts, measured. */
  saves: string;
  /** The library's issue or pull request, or why there is none. */
  upstream: string;
  /** Applied in order. */
  edits: readonly PatchEdit[];
  /** Imports by which a browser gets the file, and where they lead: jest would take the CommonJS twin. */
  resolve: Readonly<Record<string, string>>;
}

export interface PatchEdit {
  /** With the flag `g`. */
  pattern: RegExp;
  /** How often it must be found; the build fails otherwise. */
  count: number;
  /** As `String.replaceAll` reads it. */
  replacement: string;
}

export declare const patches: readonly Patch[];
export declare const tableFile: string;
export declare function patchOf(file: string, table?: readonly Patch[]): Patch | undefined;
export declare function patched(file: string, source: string, table?: readonly Patch[]): string;
