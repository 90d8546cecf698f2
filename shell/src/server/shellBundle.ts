import type * as server from '../server.tsx';

/** What the shell's server bundle exports. */
export type ShellBundle = typeof server;
