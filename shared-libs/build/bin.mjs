#!/usr/bin/env node
// JavaScript, since npm starts it by Node alone, and it brings the hook that reads TypeScript.
// webpack-cli with the repo's TypeScript readable: `eldorado-build` in an app's folder builds its release.
import './register.mjs';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';

// webpack leaves a file alone whose name holds the hash of its content, also when somebody changed that content since.
if (!process.argv.includes('--watch')) rmSync('dist', { recursive: true, force: true });

process.env.WEBPACK_CLI_SKIP_IMPORT_LOCAL = '1';
createRequire(import.meta.url)('webpack-cli/bin/cli.js');
