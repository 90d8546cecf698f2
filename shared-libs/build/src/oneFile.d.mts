import type * as Esbuild from 'esbuild';

/** How Node runs a program. */
export interface Program {
  file: string;
  /** Flags of Node's. */
  execArgv: readonly string[];
}

export declare function oneFile(entry: URL, cacheDir?: string): Promise<Program>;

export declare function loadBuilder(): Promise<typeof Esbuild>;
