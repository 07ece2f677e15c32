// What npm runs after an installation: bundles the command line of a checkout. A package was bundled when it was packed,
// and is prepared once more where a project names its folder: there is nothing to do then.
import { existsSync } from 'node:fs';

if (existsSync(new URL('build-cli.mjs', import.meta.url))) await import('./build-cli.mjs');
