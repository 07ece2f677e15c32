#!/usr/bin/env node
// Launcher: picks React's production build before anything loads it, then starts the bundled command line. It is no module
// (`package.json` beside it says so): a start with Node's loader of modules takes 8 ms longer.
process.env.NODE_ENV ??= 'production';

try {
  require('../dist-cli/main.cjs');
} catch (error) {
  // A checkout that was installed with `--ignore-scripts`.
  if (error?.code !== 'MODULE_NOT_FOUND' || error.requireStack?.[0] !== __filename) throw error;
  console.error('docs-gen is not bundled yet. In its folder, run: npm run prepare');
  process.exitCode = 1;
}
