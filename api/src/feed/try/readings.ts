import { createReadStream } from 'node:fs';
import {
  readingFaults,
  readingsOfCsv,
  readingsOfJson,
  type ReadMessage,
} from '../../live/readings/readMessage.ts';
import { takeReadings } from '../../live/readings/takeReadings.ts';
import { loadStore } from '../../loadStore.ts';
import { readUtf8 } from '../../text/readUtf8.ts';
import { csvFaults, csvKind } from './csvKind.ts';
import type { FeedKind, Told, TryIo } from './kind.ts';

async function told(message: ReadMessage, { database, now }: TryIo): Promise<Told> {
  if (message.kind === 'bad') return csvFaults(message.faults);
  const store = await loadStore(database, now);
  const receipt = await takeReadings(database, store, message.readings, now.getTime());
  const { taken, corrected, unchanged, rejected } = receipt;
  return {
    changes: [
      `${taken} taken, ${corrected} corrected, ${unchanged} unchanged, ${rejected} rejected`,
    ],
    faults: readingFaults(message.readings, receipt),
  };
}

export const readingKind = csvKind(
  'readings of queues and car parks',
  ['subject', 'measured_at'],
  async (path, io) => told(await readingsOfCsv(createReadStream(path), io.say), io),
);

export const readingJsonKind: FeedKind = {
  name: 'readings of queues and car parks (JSON), which are sent to /api/v2/feeds/live',
  knownBy: '{"readings": […]}',
  is: ({ text }) => /^\s*\{\s*"readings"/.test(text),
  tell: async (path, io) => told(readingsOfJson(await readUtf8(path)), io),
};
