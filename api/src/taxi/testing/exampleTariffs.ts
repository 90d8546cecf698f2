import { exampleFacts } from '../../facts/exampleFacts.ts';
import { tariffsOf } from '../fares/tariffs.ts';

/** The tariffs that the repository's facts say, for tests. */
export const exampleTariffs = tariffsOf(exampleFacts);
