// Fails when a part of the repository imports what it must not (the rules: boundaryRules.ts).
// Run: node shared-libs/build/checks/boundaries.mjs
import path from 'node:path';
import '../register.mjs';

const { boundaryFaults } = await import('./boundaryFaults.ts');
const faults = boundaryFaults(path.resolve(import.meta.dirname, '../../..'));
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
