import { readBytes } from '../ssim/command.ts';
import { importSsim } from '../ssim/importSsim.ts';
import { csvFaults } from './csvKind.ts';
import type { FeedKind } from './kind.ts';

export const ssimKind: FeedKind = {
  name: 'a flight schedule (IATA SSIM chapter 7)',
  knownBy: 'a first record of 200 bytes, 1AIRLINE STANDARD SCHEDULE DATA SET',
  is: ({ text }) => /^1AIRLINE STANDARD SCHEDULE/.test(text) || /^[12][^\r\n]{150,}/.test(text),
  async tell(path, { database, now }) {
    const result = await importSsim(database, await readBytes(path), now);
    if (result.kind === 'refused') return csvFaults(result.faults);
    const { airlines, rows, kept, legs, days, notes } = result;
    return {
      changes: [
        `${rows} rows of ${airlines.join(', ')}, beside ${kept} of others: ${legs} flights on the ${days} days around today`,
        ...notes,
      ],
      faults: [],
    };
  },
};
