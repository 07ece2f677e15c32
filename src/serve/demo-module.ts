// What open pages mount in the place of a demo while its author writes: a module whose component goes on as another one.
import type { ServedFile } from '../model/serve.ts';

/** Which demo, says its query: `src/client/dev/kept-demos.ts` reads and writes it. */
const TEXT = `import { keptDemo } from './client.js';
const { default: Demo, Wrapper } = await keptDemo(import.meta.url);
export { Demo as default, Wrapper };
`;

export const DEMO_MODULE: ServedFile = {
  kind: 'file',
  body: TEXT,
  type: 'text/javascript',
  tag: 'demo-1',
  immutable: false,
};
