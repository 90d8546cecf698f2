import { aidxKind } from './aidx.ts';
import { establishmentKind } from './establishments.ts';
import { gtfsKind } from './gtfs.ts';
import { imdfKind } from './imdf.ts';
import type { FeedKind } from './kind.ts';
import { openingKind } from './openings.ts';
import { rateJsonKind, rateKind } from './rates.ts';
import { readingJsonKind, readingKind } from './readings.ts';
import { scheduleKind } from './schedule.ts';
import { ssimKind } from './ssim.ts';
import { statisticKind } from './statistics.ts';

/** Every kind of file that the site takes; a file is of the first that knows it. */
export const kinds: readonly FeedKind[] = [
  imdfKind,
  gtfsKind,
  aidxKind,
  ssimKind,
  scheduleKind,
  establishmentKind,
  openingKind,
  rateKind,
  statisticKind,
  readingKind,
  rateJsonKind,
  readingJsonKind,
];
