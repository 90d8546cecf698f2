#!/usr/bin/env node
// webpack-cli with the repo's TypeScript readable: `eldorado-build` in an app's folder builds its release.
import './register.mjs';
import { createRequire } from 'node:module';

process.env.WEBPACK_CLI_SKIP_IMPORT_LOCAL = '1';
createRequire(import.meta.url)('webpack-cli/bin/cli.js');
