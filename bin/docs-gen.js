#!/usr/bin/env node
// Launcher: picks React's production build before anything loads it, then starts the bundled command line.
process.env.NODE_ENV ??= 'production';

await import('../dist-cli/main.js');
