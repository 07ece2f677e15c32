// The JavaScript that is derived from a demo shows what its TypeScript shows: both are run for every demo of `content/`.
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import { compileFunction } from 'node:vm';
import glob from 'fast-glob';
import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { bundleForServer } from '../../src/demos/server/bundle.ts';
import { toJavaScript } from '../../src/demos/to-javascript.ts';
import { DEMO_PARAMETERS } from '../../src/model/demo-thread.ts';
import { repository } from '../e2e/support/build-site.ts';
import { IS_LONG } from '../support/long-run.ts';
import { tempDir } from '../support/temp-dir.ts';

const require = createRequire(join(repository, 'package.json'));

test('every demo renders the same HTML in both languages', async () => {
  const typed = (await glob('content/**/*.{ts,tsx}', { cwd: repository, ignore: ['**/*.d.ts', '**/pages.ts'] })).sort();
  // A part of a demo, and the wrapper of all, take props.
  const demos = typed.filter((file) =>
    /\bexport default function \w+\(\)/.test(readFileSync(join(repository, file), 'utf8')),
  );
  expect(demos.length).toBeGreaterThan(80);
  const drawn = demos.filter((_, index) => IS_LONG || index % 48 === 0);
  const root = tempDir();
  cpSync(join(repository, 'content'), join(root, 'content'), { recursive: true });
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'));
  for (const file of IS_LONG ? typed : new Set([...drawn, ...drawn.map(wrapperOf)])) {
    const { value, diagnostics } = await toJavaScript({ file, source: readFileSync(join(repository, file), 'utf8') });
    expect(diagnostics, file).toEqual([]);
    rmSync(join(root, file));
    writeFileSync(join(root, scriptOf(file)), value ?? '');
  }

  const [before, after] = [await run(repository, drawn), await run(root, drawn.map(scriptOf))];
  // Text that Prettier breaks over lines is two texts, which React sets apart by a comment.
  const shown = (html: string | undefined) => html?.replaceAll('<!-- -->', '');
  const differing = drawn.filter((file) => shown(before.get(file)) !== shown(after.get(scriptOf(file))));
  expect(differing.map((file) => [file, before.get(file), after.get(scriptOf(file))])).toEqual([]);
  // It did render: a demo that throws on both sides would agree too.
  expect([...before].filter(([, html]) => !html.startsWith('<'))).toEqual([]);
});

function scriptOf(file: string): string {
  return file.replace(/\.tsx?$/, '.js');
}

/** What stands around the demos of a page, as `site.config.ts` has it. */
function wrapperOf(file: string): string {
  const folder = file.startsWith('content/joy-ui/') ? 'content/joy-ui' : 'content';
  return `${folder}/demo-wrapper${extname(file)}`;
}

/** HTML by file; of one that throws, what it threw. */
async function run(root: string, files: readonly string[]): Promise<Map<string, string>> {
  const define = { 'process.env.LICENSE_KEY': '""' };
  const pictures = await glob('content/**/*.{svg,png,jpg,webp}', { cwd: root });
  const fileUrls = new Map(pictures.map((file) => [join(root, file), `/${file}`]));
  const components = [...files, ...new Set(files.map(wrapperOf))].map((entry) => {
    return { entry, exportName: 'default', provider: null };
  });
  const { code } = await bundleForServer({ root, aliases: {} }, components, {
    publicPath: '/assets/',
    fileUrls,
    collectors: [],
    inline: new Map(),
    mode: 'production',
    define,
  });
  let load: Readonly<Record<string, () => Promise<{ readonly default?: ComponentType<object> }>>> = {};
  compileFunction(code, [...DEMO_PARAMETERS])(require, (loaders: typeof load) => {
    load = loaders;
  });
  const rows = files.map(async (file): Promise<[string, string]> => {
    try {
      const component = (await load[file]?.())?.default;
      const wrapper = (await load[wrapperOf(file)]?.())?.default;
      if (!component || !wrapper) return [file, 'no component'];
      const around = { mode: 'light', direction: 'ltr' };
      return [file, renderToString(createElement(wrapper, around, createElement(component)))];
    } catch (error) {
      return [file, String(error)];
    }
  });
  return new Map(await Promise.all(rows));
}
