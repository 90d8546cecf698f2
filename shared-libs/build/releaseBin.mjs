#!/usr/bin/env node
// JavaScript, since npm starts it by Node alone, and it brings the hook that reads TypeScript.
// The release commands where these packages are installed: `npm run release -- …` in a remote's own repository.
import './register.mjs';
await import('@eldorado/releases/cli');
