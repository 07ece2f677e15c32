// From an error that code of a demo threw in a browser to a diagnostic at the author's line.
import { join, resolve } from 'node:path';
import { OUT } from '../bundle/built-files.ts';
import { report } from '../diagnostics/report.ts';
import { placeInPage } from '../lib/inline-place.ts';
import { INLINE_NAMESPACE } from '../lib/node/inline-modules.ts';
import { isInstalled } from '../lib/node/installed-files.ts';
import { originalPlaces, type ThrownAt } from '../lib/node/thrown.ts';
import { encodePath } from '../lib/url.ts';
import type { Diagnostic } from '../model/outcome.ts';
import type { BrowserError } from '../model/serve.ts';
import { componentWords } from '../workers/component-words.ts';
import { type UsedModule, usedDemos } from '../workers/used-demos.ts';
import type { SiteLook } from './look.ts';

export interface LocatedError {
  /** Of the module that runs. */
  readonly id: string;
  readonly diagnostic: Diagnostic;
}

/** null: no demo that pages show now. */
export function locateBrowserError(look: SiteLook, error: BrowserError): LocatedError | null {
  const { plan, texts } = look;
  const { modules } = usedDemos(plan, componentWords(texts));
  const place = authorPlace(look, error);
  const module = moduleOf(error, { look, modules, place });
  if (!module) return null;
  const inline = new Map([...modules.values()].flatMap(({ entry, inline }) => (inline ? [[entry, inline]] : [])));
  const at = place ? placeInPage(place, inline) : module.at;
  const params = { name: module.name, problem: error.message };
  return { id: module.id, diagnostic: report('demos/threw-in-browser', params, at) };
}

/** Of code that is not a package's, in a file or in a page; null: the stack has none. */
function authorPlace(look: SiteLook, { stack }: BrowserError): ThrownAt | null {
  const { root } = look.plan.site;
  const scripts = [...look.files, ...(look.former ?? [])].flatMap((file) => {
    const name = encodePath(file.path);
    return 'map' in file && file.map !== undefined && stack.includes(name) ? [{ name, map: file.map }] : [];
  });
  for (const place of originalPlaces(stack, scripts, { sources: join(root, OUT), root })) {
    const [, inline] = place.file.split(`${INLINE_NAMESPACE}:`);
    if (inline !== undefined) return { ...place, file: inline };
    if (!isInstalled(`/${place.file}`) && !MADE.test(place.file)) return place;
  }
  return null;
}

/** By a plugin of the bundler. */
const MADE = /(?:^|\/)docs-gen-[a-z-]+:/;

interface Known {
  readonly look: SiteLook;
  readonly modules: ReadonlyMap<string, UsedModule>;
  readonly place: ThrownAt | null;
}

/** The demo that the page names, or that is in the stack, or that the file is part of. */
function moduleOf({ script, stack }: BrowserError, { look, modules, place }: Known): UsedModule | undefined {
  const known = new Map([...modules].map(([id, module]) => [encodePath(id), module]));
  for (const { id } of demoScripts(`${script ?? ''}\n${stack}`)) {
    const module = known.get(id);
    if (module) return module;
  }
  const file = place && resolve(look.plan.site.root, place.file);
  return [...modules.values()].find(({ id }) => file !== null && look.parts.get(id)?.includes(file));
}

/** `assets/demos/ui/button/Basic-1a2b3c4d5e.js` is the script of `ui/button/Basic`; both encoded, as in addresses. */
export function demoScripts(text: string): { readonly path: string; readonly id: string }[] {
  return [...text.matchAll(/\bassets\/demos\/([^\s?#]+)-\w+\.js/g)].map(([path, id = '']) => ({ path, id }));
}
