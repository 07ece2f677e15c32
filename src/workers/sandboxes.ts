// The projects that readers open a site's demos as: which demos have one, what it is called, and the files that hold them.
import { realpath } from 'node:fs/promises';
import { buildSandboxes, type SandboxForms, type SandboxSource } from '../demos/sandbox/build.ts';
import { findLockFile } from '../demos/sandbox/versions.ts';
import { packageRoot } from '../lib/node/package-root.ts';
import { type CachePlace, type Found, stampedCache } from '../lib/node/stamped-cache.ts';
import { sandboxPath } from '../lib/sandbox-path.ts';
import { encodePath, withBase } from '../lib/url.ts';
import type { MadeArtifact } from '../model/artifact.ts';
import {
  type BuiltDemos,
  type DemoCode,
  type DemoSandboxes,
  type DemoVariant,
  SANDBOX_NAMES,
  type SandboxName,
} from '../model/demo.ts';
import type { FileSystem } from '../model/deps.ts';
import type { Outcome } from '../model/outcome.ts';
import type { BuildPlan, DocRoute } from '../model/route.ts';
import type { Site } from '../model/site.ts';
import { type DemoFacts, demoFacts, keyOfFacts } from './demo-cache.ts';
import { type KeptSandboxes, SANDBOX_CACHE } from './sandbox-cache.ts';

export interface SandboxBuild {
  readonly artifacts: readonly MadeArtifact[];
  readonly sandboxes: DemoSandboxes;
  /** Ids of the demos that should have a button and have none, as something is wrong with their projects. */
  readonly broken: ReadonlySet<string>;
  /** Files that they hang on beside the demos, those of packages left out: absolute. */
  readonly inputs: readonly string[];
}

export const NO_SANDBOXES: SandboxBuild = { artifacts: [], sandboxes: new Map(), broken: new Set(), inputs: [] };

/** `demos`: those that run on their pages. `place`: of what is kept between builds; null keeps nothing. */
export async function openDemos(
  plan: BuildPlan,
  { demos, peers }: { readonly demos: BuiltDemos; readonly peers: ReadonlyMap<string, readonly string[]> },
  {
    fs,
    place,
  }: { readonly fs: Pick<FileSystem, 'exists' | 'readText' | 'readBytes'>; readonly place: CachePlace | null },
): Promise<Outcome<SandboxBuild>> {
  const { site } = plan;
  const editors = SANDBOX_NAMES.filter((name) => site.demos[name]);
  const sources = sandboxSources(plan).filter(({ variant }) => demos.has(variant.id));
  if (editors.length === 0 || sources.length === 0) return { value: NO_SANDBOXES, diagnostics: [] };
  const root = await realpath(site.root); // esbuild answers with real paths.
  const lockFile = await findLockFile(root, fs);
  const { aliases, constants } = site;
  const { dependencies } = site.demos;
  const facts = demoFacts(
    [root, editors, lockFile, aliases, constants, dependencies],
    sources.map(({ variant, ...source }) => {
      const { id, styling, exportName, codes } = variant;
      return [id, [source, styling, exportName, codes.map(codeKey), peers.get(id)]];
    }),
  );
  const key = keyOfFacts(facts);
  const cache = stampedCache(SANDBOX_CACHE, place);
  const found = await cache.find(key);
  const held = found?.isCurrent ? null : heldForms(found, facts, editors);
  const { forms, diagnostics, inputs } =
    found && held === null ? { ...found.value, inputs: found.inputs } : await makeSandboxes(held ?? new Map());
  const isBroken = ({ variant }: SandboxSource) => editors.some((name) => forms.get(variant.id)?.[name] === undefined);
  return {
    value: {
      artifacts: [...forms].map(toArtifact).sort((a, b) => (a.path < b.path ? -1 : 1)),
      sandboxes: new Map([...forms].map(([id, own]) => [id, editorsOf(own)])),
      broken: new Set(sources.filter(isBroken).map(({ variant }) => variant.id)),
      inputs,
    },
    diagnostics,
    work: { items: sources.length, cacheHits: held?.size ?? sources.length },
  };

  async function makeSandboxes(
    held: ReadonlyMap<string, SandboxForms>,
  ): Promise<KeptSandboxes & Pick<SandboxBuild, 'inputs'>> {
    const others = sources.filter(({ variant }) => !held.has(variant.id));
    const { value, diagnostics } = await buildSandboxes(others, {
      root,
      aliases,
      editors,
      lockFile,
      dependencies,
      constants,
      peers,
      reactFrom: packageRoot,
      fs,
    });
    const made = { forms: new Map([...held, ...value.forms]), diagnostics, facts };
    const inputs = held.size === 0 ? value.inputs : [...new Set([...(found?.inputs ?? []), ...value.inputs])];
    // A package that is missing leaves no trace: next time it may be there.
    if (value.missing.length === 0) await cache.save(key, { value: made, inputs });
    return { ...made, inputs };
  }
}

/** By id of the demo: projects that an earlier build found whole, and that would be the same again. */
function heldForms(
  found: Found<KeptSandboxes> | null,
  { common, own }: DemoFacts,
  editors: readonly SandboxName[],
): Map<string, SandboxForms> {
  if (!found?.areFilesSame || found.value.facts.common !== common) return new Map();
  const { forms, facts } = found.value;
  return new Map(
    [...forms].filter(
      ([id, form]) => own.get(id) === facts.own.get(id) && editors.every((name) => form[name] !== undefined),
    ),
  );
}

function codeKey({ files, packages, differs }: DemoCode): unknown[] {
  return [packages, differs, files.map(({ file, name, source, links }) => [file, name, source, links])];
}

function toArtifact([id, forms]: readonly [string, SandboxForms]): MadeArtifact {
  return { path: sandboxPath(id), type: 'application/json', immutable: false, body: JSON.stringify(forms) };
}

function editorsOf(forms: SandboxForms): SandboxName[] {
  return SANDBOX_NAMES.filter((name) => forms[name] !== undefined);
}

/** Variants of all demos with such buttons, each once. */
function sandboxSources(plan: BuildPlan): SandboxSource[] {
  const found = new Map<string, SandboxSource>();
  for (const route of plan.routes) {
    if (route.kind !== 'doc') continue;
    const product = plan.products.get(route.productKey);
    for (const [index, { name, variants }] of route.demos.entries()) {
      const directive = route.page.demos[index];
      if (!directive || directive.options.hideToolbar === true || directive.options.hideEditButton === true) continue;
      const title = `${inWords(name)} demo — ${product?.name ?? plan.site.title}`;
      for (const variant of variants) {
        // Its provider is not among the files that readers see.
        if (found.has(variant.id) || variant.provider) continue;
        const descriptions = Object.fromEntries(
          variant.codes.map((code) => [code.language, addressOf(code, variant, route, plan.site)]),
        );
        found.set(variant.id, { variant, name, title, descriptions, at: directive.at });
      }
    }
  }
  return [...found.values()];
}

/** `BasicButtons` is `Basic buttons`, `RTLForm` is `RTL form`. */
export function inWords(name: string): string {
  const words = name.replace(/([a-z0-9])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3 $2').split(/[ _-]+/);
  const text = words.map((word) => (/^[A-Z][a-z]/.test(word) ? word.toLowerCase() : word)).join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** In the repository; where the site names none, its page. */
function addressOf(code: DemoCode, { entry, inline }: DemoVariant, { path }: DocRoute, site: Site): string {
  const { repo } = site;
  if (!repo) return new URL(withBase(path, site.base), site.url).href;
  const blob = `${repo.url}/blob/${repo.tag ?? repo.branch}/`;
  if (inline) return `${blob}${encodePath(inline.at.file)}?plain=1#L${inline.at.line ?? 1}`;
  return blob + encodePath(code.files[0]?.file ?? entry);
}
