// Fails when a part of the repository imports what it must not (the rules: boundaryRules.ts).
// Run: npm run lint:boundaries
import { repoRoot } from '../src/app.ts';
import { boundaryFaults } from './boundaryFaults.ts';

const faults = boundaryFaults(repoRoot);
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
