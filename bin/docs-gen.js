#!/usr/bin/env node
// Launcher: picks React's production build before anything loads it, then starts the bundled command line.
import { setFlagsFromString } from 'node:v8';

process.env.NODE_ENV ??= 'production';

/**
 * A build is over before V8's optimizing compiler has earned all that it spends: a thousand pages take a tenth less CPU where
 * it puts fewer functions into each other (default 920), and ten thousand take no more. Measured with V8 11, which is
 * Node 20; others keep their default.
 */
if (process.versions.v8.startsWith('11.')) setFlagsFromString('--max-inlined-bytecode-size-cumulative=300');

await import('../dist-cli/main.js');
