// Bundles the command line (`bundle-cli.mjs`), unless `dist-cli/` was bundled from the same files: an installation, a build and
// the tests each ask for it.
import { bundleOnce } from './bundled-cli.mjs';

await bundleOnce(() => import('./bundle-cli.mjs'));
