import { createReadStream } from 'node:fs';
import { applyAidx } from '../aidx/applyAidx.ts';
import { AidxError, readAidx } from '../aidx/readAidx.ts';
import { localDaysOf } from '../settings.ts';
import type { FeedKind, Told, TryIo } from './kind.ts';

async function told(path: string, { database, now, env }: TryIo): Promise<Told> {
  const message = await readAidx(createReadStream(path));
  const receipt = await applyAidx(database, message, now, localDaysOf(env));
  const { applied, unchanged, older, rejected } = receipt;
  return {
    changes: [
      `${applied} applied, ${unchanged} unchanged, ${older} older, ${rejected} rejected`,
      ...receipt.legs.flatMap(({ line, leg, flags = [] }) =>
        flags.length > 0 ? [`line ${line}, ${leg}: ${flags.join('; ')}`] : [],
      ),
    ],
    faults: receipt.legs.flatMap(({ line, leg, reason }) =>
      reason ? [`line ${line}, ${leg}: ${reason}`] : [],
    ),
  };
}

/** Any XML: what is another message, or torn, is told why it would be refused. */
export const aidxKind: FeedKind = {
  name: 'flight legs (IATA AIDX)',
  knownBy: 'the root IATA_AIDX_FlightLegNotifRQ or IATA_AIDX_FlightLegRS',
  is: ({ text }) => /^\s*<(\?xml|!|[A-Za-z])/.test(text),
  async tell(path, io) {
    try {
      return await told(path, io);
    } catch (error) {
      if (!(error instanceof AidxError)) throw error;
      return { changes: [], faults: [error.message] };
    }
  },
};
