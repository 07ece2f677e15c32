// What V8 made of the program and is kept beside it: taken where it is whole, and nothing more than time where it is not.
import { execFile } from 'node:child_process';
import { hash } from 'node:crypto';
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { packageRoot } from '../../src/lib/node/package-root.ts';
import { openCodeCache, packCodeCache } from '../../src/start/code-cache.ts';
import { sharedTempDir, tempDir } from '../support/temp-dir.ts';

const run = promisify(execFile);
const CACHE = 'dist-cli/chunks/code-cache.bin';

describe('a file of code', () => {
  const codes = new Map(['start', 'pipeline'].map((id) => [id, Buffer.from(`code of ${id}`)]));
  const folder = sharedTempDir();
  const written = (bytes: Buffer) => {
    const file = join(folder, 'code-cache.bin');
    writeFileSync(file, bytes);
    return openCodeCache(file);
  };

  test('gives what was put in', () => {
    const cache = written(packCodeCache(codes));
    expect(cache.ids).toEqual(['start', 'pipeline']);
    expect(cache.read('pipeline')?.toString()).toBe('code of pipeline');
    expect(cache.read('other')).toBeUndefined();
  });

  test('gives nothing that has changed, wherever it was damaged', () => {
    const whole = packCodeCache(codes);
    for (let at = 0; at < whole.length; at++) {
      const bytes = Buffer.from(whole);
      bytes.writeUInt8(bytes.readUInt8(at) ^ 0xff, at);
      const cache = written(bytes);
      for (const [id, code] of codes) expect([undefined, code.toString()]).toContain(cache.read(id)?.toString());
      expect([...codes.keys()].filter((id) => cache.read(id)).length).toBeLessThan(codes.size);
    }
  });

  test('gives nothing that is cut off', () => {
    const whole = packCodeCache(codes);
    expect(written(whole.subarray(0, 20)).ids).toEqual([]);
    expect(written(whole.subarray(0, 60)).ids).toEqual([]);
    expect(written(whole.subarray(0, -1)).read('pipeline')).toBeUndefined();
    expect(written(whole.subarray(0, -1)).read('start')).toBeDefined();
  });

  test('gives nothing that another engine made', () => {
    const packed = packCodeCache(codes);
    const end = packed.indexOf('}}}') + 3; // Of the index, which begins after 43 letters and a number.
    const index = packed.toString('latin1', 47, end);
    const withIndex = (text: string) => {
      const head = Buffer.from(`${hash('sha256', text, 'base64url')}....`);
      head.writeUInt32LE(text.length, 43);
      return written(Buffer.concat([head, Buffer.from(text), packed.subarray(end)]));
    };
    expect(withIndex(index).read('start')).toBeDefined();
    expect(withIndex(index.replace(process.versions.v8, '1.2')).read('start')).toBeUndefined();
    expect(withIndex(index.replace(process.arch, 'z80')).read('start')).toBeUndefined();
  });

  test('is empty where there is none', () => {
    expect(openCodeCache(join(tempDir(), 'none.bin')).ids).toEqual([]);
  });
});

describe('the program', () => {
  const program = sharedTempDir();
  beforeAll(() => {
    for (const name of ['bin', 'dist-cli', 'src', 'templates', 'package.json'])
      cpSync(join(packageRoot, name), join(program, name), { recursive: true });
    symlinkSync(join(packageRoot, 'node_modules'), join(program, 'node_modules'));
  });

  const explain = () => run(process.execPath, [join(program, 'bin/docs-gen.js'), 'explain', 'tree/duplicate-path']);
  /** The same command: what it prints, and how many of the chunks that it loads V8 has not to compile. */
  const taken = async (...flags: readonly string[]) => {
    const folder = tempDir();
    const script = join(folder, 'count.cjs');
    writeFileSync(
      script,
      `const fs = require('node:fs');
const vm = require('node:vm');
const { Script } = vm;
let taken = 0, all = 0;
vm.Script = class extends Script {
  constructor(...args) {
    super(...args);
    all++;
    if (this.cachedDataRejected === false) taken++;
  }
};
process.on('exit', () => fs.writeFileSync(${JSON.stringify(join(folder, 'count.json'))}, JSON.stringify({ taken, all })));
process.argv = [process.execPath, 'docs-gen', 'explain', 'tree/duplicate-path'];
require(${JSON.stringify(join(program, 'bin/docs-gen.js'))});
`,
    );
    const said = await run(process.execPath, [...flags, script]);
    return { ...said, ...JSON.parse(readFileSync(join(folder, 'count.json'), 'utf8')) };
  };

  test('takes the code of what it loads', async () => {
    const { taken: count, all } = await taken();
    expect(all).toBeGreaterThan(5);
    expect(count).toBeGreaterThan(5);
  });

  test('does the same without it, with one that is damaged, and with flags that it was not made for', async () => {
    const { stdout } = await explain();
    expect(stdout).toContain('What it means');
    expect(await taken('--no-opt')).toMatchObject({ stdout, stderr: '', taken: 0 });

    const file = join(program, CACHE);
    const bytes = readFileSync(file);
    for (let at = 0; at < bytes.length; at += 100) bytes.writeUInt8(bytes.readUInt8(at) ^ 0xff, at);
    writeFileSync(file, bytes);
    expect(await taken()).toMatchObject({ stdout, stderr: '', taken: 0 });

    rmSync(file);
    expect(await taken()).toMatchObject({ stdout, stderr: '', taken: 0 });
  });
});

test.each(['demo-worker', 'hydration-worker', 'types-worker'])(
  'a thread takes the code of what it loads: %s',
  async (name) => {
    const script = join(tempDir(), 'thread.cjs');
    const dist = (path: string) => JSON.stringify(join(packageRoot, 'dist-cli', path));
    writeFileSync(
      script,
      `const { readFileSync } = require('node:fs');
const { isMainThread, parentPort, Worker } = require('node:worker_threads');
const { load, tuneEngine } = require(${dist('loader.cjs')});
if (isMainThread) {
  tuneEngine(1);
  new Worker(__filename, { workerData: { code: '', script: 'none.cjs', requireFrom: __filename, words: new Map() } }).once('message', (taken) => {
    console.log(JSON.stringify(taken));
    process.exit();
  });
} else {
  const vm = require('node:vm');
  const taken = [];
  vm.Script = class extends vm.Script {
    constructor(text, options) {
      super(text, options);
      if (options?.filename) taken.push([options.filename, this.cachedDataRejected]);
    }
  };
  const [, id] = /load\\("([^"]+)"\\)/.exec(readFileSync(${dist(`${name}.js`)}, 'utf8'));
  load(id);
  parentPort.postMessage(taken);
}
`,
    );
    const NODE_ENV = name === 'hydration-worker' ? 'development' : 'production';
    const { stdout } = await run(process.execPath, [script], { env: { ...process.env, NODE_ENV, NODE_OPTIONS: '' } });
    const taken: readonly (readonly [string, boolean | undefined])[] = JSON.parse(stdout);
    expect(taken.length).toBeGreaterThan(3);
    expect(taken.filter(([, isRejected]) => isRejected !== false)).toEqual([]);
  },
);

test('modules of a site get the modules that the program runs', async () => {
  const script = join(tempDir(), 'same.mjs');
  const dist = (name: string) => JSON.stringify(join(packageRoot, 'dist-cli', name));
  writeFileSync(
    script,
    `import loader from ${dist('loader.cjs')};
import { readFileSync } from 'node:fs';
const entries = ['index', 'templates', 'plugins'];
const same = await Promise.all(entries.map(async (name) => {
  const path = ${JSON.stringify(join(packageRoot, 'dist-cli/'))} + name + '.js';
  const id = /load\\("([^"]+)"\\)/.exec(readFileSync(path, 'utf8'))[1];
  const site = await import(path);
  const own = loader.load(id);
  const names = Object.keys(own);
  return names.length > 0 && names.every((name) => site[name] === own[name]) && Object.keys(site).length === names.length;
}));
console.log(JSON.stringify(same));
`,
  );
  const { stdout } = await run(process.execPath, [script]);
  expect(JSON.parse(stdout)).toEqual([true, true, true]);
});

test('React is taken with its code, and is the one that a site imports', async () => {
  const script = join(tempDir(), 'react.mjs');
  const dist = (name: string) => JSON.stringify(join(packageRoot, 'dist-cli', name));
  writeFileSync(
    script,
    `import { createRequire } from 'node:module';
import vm from 'node:vm';
const taken = [];
vm.Script = class extends vm.Script {
  constructor(text, options) {
    super(text, options);
    if (options.filename.includes('/node_modules/')) taken.push([options.filename, this.cachedDataRejected]);
  }
};
await import(${dist('templates.js')});
const require = createRequire(${dist('loader.cjs')});
const before = taken.length;
const React = require('react');
const { default: imported } = await import(require.resolve('react'));
const { default: server } = await import(require.resolve('react-dom/server'));
console.log(JSON.stringify({
  names: taken.map(([name]) => name),
  isTaken: taken.every(([, isRejected]) => isRejected === false),
  isSame: React === imported && require.cache[require.resolve('react')].exports === React,
  html: server.renderToStaticMarkup(React.createElement('p', null, 'text')),
  more: taken.length - before,
}));
`,
  );
  const env = { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' };
  const { stdout } = await run(process.execPath, [script], { env });
  expect(JSON.parse(stdout)).toEqual({
    names: expect.arrayContaining(['/node_modules/react/index.js', '/node_modules/react/cjs/react.production.js']),
    isTaken: true,
    isSame: true,
    html: '<p>text</p>',
    more: 0,
  });
});
