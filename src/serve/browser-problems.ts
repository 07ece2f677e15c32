// Errors that code of demos threw in open pages: each once, until the code of its demo changes.
import { applySeverities } from '../diagnostics/severities.ts';
import { encodePath } from '../lib/url.ts';
import type { Diagnostic } from '../model/outcome.ts';
import type { BrowserError, DemoUpdate } from '../model/serve.ts';
import { demoScripts, locateBrowserError } from '../pipeline/browser-errors.ts';
import type { SiteLook } from '../pipeline/look.ts';

export interface BrowserProblems {
  /** What it means in the site as it is; null: no demo of the site threw it. */
  add(look: SiteLook, error: BrowserError): Diagnostic | null;
  /** The code of these demos is other code now. */
  forget(before: SiteLook, demos: readonly DemoUpdate[]): void;
  /** Open pages are loaded again. */
  clear(): void;
  /** Places follow the text of the pages that hold a demo. */
  list(look: SiteLook): readonly Diagnostic[];
}

const NONE: readonly Diagnostic[] = [];

/** Code may throw in each frame of an animation, with a number in the message. */
const MOST = 50;

export function createBrowserProblems(): BrowserProblems {
  const errors = new Map<string, { readonly id: string; readonly error: BrowserError }>();
  /** Paths of scripts that pages may still run although their code is other code now. */
  const former = new Set<string>();
  return {
    add(look, error) {
      const located = locateBrowserError(look, error);
      if (!located) return null;
      const { id, diagnostic } = located;
      const isFormer = demoScripts(`${error.script ?? ''}\n${error.stack}`).some(({ path }) => former.has(path));
      if (!isFormer && errors.size < MOST) errors.set(JSON.stringify([id, diagnostic]), { id, error });
      return diagnostic;
    },
    forget(before, demos) {
      const ids = new Set(demos.map(({ id }) => id));
      for (const [key, { id }] of errors) if (ids.has(id)) errors.delete(key);
      const encoded = new Set([...ids].map(encodePath));
      const paths = [...before.files, ...(before.former ?? [])].map(({ path }) => encodePath(path));
      for (const { path, id } of demoScripts(paths.join('\n'))) if (encoded.has(id)) former.add(path);
      for (const { path } of demoScripts(demos.map(({ script }) => script).join('\n'))) former.delete(path);
    },
    clear: () => errors.clear(),
    list(look) {
      if (errors.size === 0) return NONE;
      const found = [...errors.values()].flatMap(({ error }) => locateBrowserError(look, error)?.diagnostic ?? []);
      return applySeverities(found, look.plan.site.severities);
    },
  };
}
