// A site as a story: files, builds, edits, and what each build published, in one chain that a test awaits.
//
//     await site({ 'ui/index.md': '# Acme UI' })
//       .build()
//       .expectPage('/ui/', (page) => expect(page.title).toContain('Acme UI'))
//       .edit('ui/index.md', (text) => text.replace('UI', 'Kit'))
//       .build()
//       .expectWritten(['ui/index.html', …]);
//
// Builds and checks run the bundled command line in this process. `.command(…)` runs it in a child process, for what only a
// process has: exit codes, signals, an environment.
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { type Built, buildSite, placesOf } from '../e2e/support/build-site.ts';
import { changedPaths, modifiedTimes, readPublished } from '../e2e/support/published.ts';
import { type ReadPage, readPage } from '../e2e/support/read-page.ts';
import { defaultConfig } from './default-config.ts';
import { type CliRun, runCli } from './run-cli.ts';
import { tempDir } from './temp-dir.ts';
import { writeFiles } from './write-files.ts';

export type SiteFiles = Readonly<Record<string, string | Uint8Array>>;

export interface SiteOptions {
  /** Absolute. Default: a temporary folder that is removed when the test ends. */
  readonly root?: string;
}

/** What a build did. */
interface Outcome {
  readonly built: Built;
  /** Published files before and after, by their path below the output folder. */
  readonly before: ReadonlyMap<string, Buffer>;
  readonly after: ReadonlyMap<string, Buffer>;
}

export interface BuildStep {
  /** Default: true. The step fails with the diagnostics of a build that ends otherwise. */
  readonly ok?: boolean;
  /** Further arguments of the command. */
  readonly args?: readonly string[];
}

/**
 * Paths are below the root of the project. Without a `site.config.*` each folder at the top that holds Markdown is the content
 * folder of a product: `ui/button.md` becomes `/ui/button/`.
 */
export function site(files: SiteFiles, options: SiteOptions = {}): SiteChain {
  return new SiteChain(options.root ?? tempDir()).write({ ...defaultConfig(Object.keys(files)), ...files });
}

export class SiteChain implements PromiseLike<unknown> {
  readonly root: string;
  #steps: Promise<unknown> = Promise.resolve();
  #outcome: Outcome | null = null;
  #run: CliRun | null = null;
  #isRunning = false;

  constructor(root: string) {
    this.root = root;
  }

  /** Adds files, or replaces them. */
  write(files: SiteFiles): this {
    return this.do(() => writeFiles(this.root, files));
  }

  /** `change`: the new content, or a function from the present one. A change that changes nothing is an error. */
  edit(path: string, change: string | ((text: string) => string)): this {
    return this.do(async () => {
      const before = readFileSync(join(this.root, path), 'utf8');
      const after = typeof change === 'string' ? change : change(before);
      expect(after, `The edit of ${path} changes nothing.`).not.toBe(before);
      await writeFiles(this.root, { [path]: after });
    });
  }

  /** Files and folders. */
  remove(...paths: readonly string[]): this {
    return this.do(async () => {
      for (const path of paths) await rm(join(this.root, path), { recursive: true });
    });
  }

  /** Publishes into `dist`, with the cache of the builds before. */
  build(step: BuildStep = {}): this {
    return this.#build('build', step);
  }

  /** Does everything but publish. */
  check(step: BuildStep = {}): this {
    return this.#build('check', step);
  }

  /** `docs-gen <args> --root <root>` in a child process. `code`: of its exit. Default: 0. */
  command(args: readonly string[], { code = 0 }: { readonly code?: number } = {}): this {
    return this.do(async () => {
      const run = await runCli([...args, '--root', this.root]);
      this.#run = run;
      expect(run.code, `${run.stdout}\n${run.stderr}`).toBe(code);
    });
  }

  /** What the last command printed. */
  expectOutput(look: (run: CliRun) => void): this {
    return this.do(() => look(this.#run ?? noneYet('command')));
  }

  /** A published page; `text` is part of its HTML. */
  expectPage(route: string, expected?: string | RegExp | ((page: ReadPage, html: string) => void)): this {
    return this.do(() => {
      const html = this.#file(`${route.slice(1)}index.html`);
      if (typeof expected === 'function') expected(readPage(html), html);
      else if (expected !== undefined) expect(html).toMatch(expected);
    });
  }

  expectFile(path: string, expected: string | RegExp | ((text: string) => void)): this {
    return this.do(() => {
      const text = this.#file(path);
      if (typeof expected === 'function') expected(text);
      else expect(text).toMatch(expected);
    });
  }

  /** Routes of all pages with an `index.html`, sorted; the page at the root of the site too. */
  expectRoutes(routes: readonly string[]): this {
    return this.do(() => {
      const pages = [...this.#last().after.keys()].filter((path) => path.endsWith('index.html'));
      expect(pages.map((path) => `/${path.slice(0, -'index.html'.length)}`).sort()).toEqual(routes);
    });
  }

  /** Paths that the last build changed, added or removed: sorted, once each, without the content hash in a name. */
  expectWritten(paths: readonly string[]): this {
    return this.do(() => {
      const { before, after } = this.#last();
      expect([...new Set(changedPaths(before, after).map(withoutHash))]).toEqual(paths);
    });
  }

  /** `plan/dead-link ui/index.md:5:8` for each diagnostic of the last build, in the order in which people read them. */
  expectDiagnostics(expected: readonly string[]): this {
    return this.do(() => {
      expect(placesOf(this.#last().built.diagnostics)).toEqual(expected);
    });
  }

  /** The JSON report of the last build, with what it printed as `run`. */
  expectReport(look: (built: Built) => void): this {
    return this.do(() => look(this.#last().built));
  }

  /** For what no other step does. It must not add steps. */
  do(step: (chain: this) => unknown): this {
    if (this.#isRunning) throw new Error('A step cannot add steps: the chain would not wait for them.');
    const called = new Error('step');
    this.#steps = this.#steps.then(async () => {
      this.#isRunning = true;
      try {
        await step(this);
      } catch (error) {
        throw placedAt(error, called);
      } finally {
        this.#isRunning = false;
      }
    });
    this.#steps.catch(() => {}); // Whoever awaits the chain receives the error.
    return this;
  }

  /** Times of last modification of published files, by path, for steps that compare them. */
  times(): Promise<ReadonlyMap<string, number>> {
    return modifiedTimes(join(this.root, 'dist'));
  }

  // biome-ignore lint/suspicious/noThenProperty: a chain is awaited as a whole.
  then<A = unknown, B = never>(
    resolved?: ((value: unknown) => A | PromiseLike<A>) | null,
    rejected?: ((reason: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    return this.#steps.then(resolved, rejected);
  }

  #build(command: 'build' | 'check', { ok = true, args = [] }: BuildStep): this {
    return this.do(async () => {
      const before = await this.#published();
      const built = await buildSite(this.root, 'dist', { command, args });
      this.#outcome = { built, before, after: await this.#published() };
      const unexpected = built.ok === ok ? [] : built.diagnostics;
      expect({ ok: built.ok, diagnostics: unexpected }).toEqual({ ok, diagnostics: [] });
    });
  }

  async #published(): Promise<ReadonlyMap<string, Buffer>> {
    return readPublished(join(this.root, 'dist')).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return new Map();
      throw error;
    });
  }

  #last(): Outcome {
    return this.#outcome ?? noneYet('build');
  }

  #file(path: string): string {
    return readFileSync(join(this.root, 'dist', path), 'utf8');
  }
}

function noneYet(step: string): never {
  throw new Error(`Nothing to look at: call .${step}(…) first.`);
}

export function withoutHash(path: string): string {
  return path.replace(/-[0-9a-f]{10}\./, '.');
}

/** Errors name the line of the test that added the step, rather than the line here that ran it. */
function placedAt(error: unknown, called: Error): unknown {
  if (!(error instanceof Error)) return error;
  const caller = called.stack
    ?.split('\n')
    .filter((line) => line.trim().startsWith('at ') && !line.includes(import.meta.filename));
  error.stack = [`${error.name}: ${error.message}`, ...(caller ?? [])].join('\n');
  return error;
}
