import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEntry, type LogEntry, type ReleaseStore } from '../store.ts';
import { textOf } from './durableFile.ts';

/** The log of a folder: an entry a line in `log.jsonl`. */
export function folderLog(dir: string): Pick<ReleaseStore, 'appendLog' | 'readLog'> {
  const logFile = join(dir, 'log.jsonl');
  return {
    async appendLog(entry) {
      await mkdir(dir, { recursive: true });
      const handle = await open(logFile, 'a+');
      try {
        const { size } = await handle.stat();
        const last = Buffer.alloc(1);
        if (size > 0) await handle.read(last, 0, 1, size - 1);
        // A line cut by a crash stays by itself and does not spoil this one.
        const start = size > 0 && last.toString() !== '\n' ? '\n' : '';
        await handle.appendFile(`${start}${JSON.stringify(entry)}\n`);
        await handle.sync();
      } finally {
        await handle.close();
      }
    },

    async readLog(onDamaged) {
      const entries: LogEntry[] = [];
      const lines = ((await textOf(logFile)) ?? '').split('\n');
      lines.forEach((line, index) => {
        if (line === '') return;
        const entry = parseEntry(line);
        if (entry) entries.push(entry);
        else onDamaged?.(index + 1);
      });
      return entries;
    },
  };
}
