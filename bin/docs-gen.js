#!/usr/bin/env node
// Launcher: picks React's production build before anything loads it, then starts the bundled command line. It is no module
// (`package.json` beside it says so): a start with Node's loader of modules takes 8 ms longer.
process.env.NODE_ENV ??= 'production';

require('../dist-cli/main.cjs');
