import { test } from 'vitest';
import { gzipSync } from 'node:zlib';
import { bundleSite } from '../../src/bundle/bundle.ts';
import { createFileSystem } from '../../src/lib/node/file-system.ts';
test('x', async () => {
  const site = { root: process.cwd(), storagePrefix: 'mui', serviceWorker: { hosts: [], killSwitch: false } } as any;
  const t = performance.now();
  const { value, diagnostics } = await bundleSite(site, { packageRoot: process.env.PR ?? process.cwd(), themeCss: ':root{--a:1}' }, { fs: createFileSystem(), now: () => performance.now(), progress: { start() {}, tick() {}, end() {} } });
  console.log(performance.now() - t, diagnostics);
  console.log(value!.artifacts.map((a) => `${a.path} ${a.body.length} gz ${gzipSync(a.body).length} ${a.type}`).join('\n'), value!.script, value!.styles, value!.fonts);
  console.log(value!.beforePaint.length, value!.beforePaint);
});
