// Every demo of a site to a script of its own, with shared code, grouped into few files.
import type { Message, Metafile } from 'esbuild';
import { buildUsed } from '../lib/node/build-used.ts';
import { releaseMemory } from '../lib/node/esbuild.ts';
import { bundleWhole } from '../lib/node/esbuild-blame.ts';
import { isBuildFailure } from '../lib/node/esbuild-failure.ts';
import { inputFiles } from '../lib/node/esbuild-inputs.ts';
import { partsOfEntries } from '../lib/node/esbuild-parts.ts';
import { readPeers } from '../lib/node/package-peers.ts';
import type { MadeArtifact } from '../model/artifact.ts';
import { bundledPackages } from './bundled-packages.ts';
import { filesOnDemand } from './commonjs-on-demand.ts';
import { publishDemos } from './demo-files.ts';
import {
  type DemoBundleOptions,
  type DemoEntry,
  demoBuildOptions,
  idOf,
  inputOf,
  isStub,
  isStyle,
} from './demo-options.ts';
import { type DemoRunOptions, runDemos } from './demo-runs.ts';
import type { DemoRun } from './join-runs.ts';
import { relocatedFiles } from './relocated-files.ts';
import { scopedFiles } from './scoped-files.ts';

export interface DemoBundle {
  readonly artifacts: readonly MadeArtifact[];
  /** Paths of each demo's files, by its id: the script, then its style sheets. */
  readonly demos: ReadonlyMap<string, { readonly script: string; readonly styles: readonly string[] }>;
  /** Addresses of the pictures and other files that demos import, by absolute path. */
  readonly fileUrls: ReadonlyMap<string, string>;
  /** By id of the demo that could not be built. */
  readonly failures: ReadonlyMap<string, readonly Message[]>;
  readonly warnings: readonly Message[];
  /** Files of the project that each demo is made of, by its id: absolute, sorted. */
  readonly parts: ReadonlyMap<string, readonly string[]>;
  /** Packages that those which a demo imports leave to the project to install, by its id: sorted. Without those of its wrapper. */
  readonly peers: ReadonlyMap<string, readonly string[]>;
  /** Files that all of this was made of: absolute, sorted. */
  readonly inputs: readonly string[];
  /** Folders of packages whose code the artifacts hold: absolute, sorted. */
  readonly packages: readonly string[];
}

export async function bundleDemos(entries: readonly DemoEntry[], options: DemoRunOptions): Promise<DemoBundle> {
  try {
    return { ...(await toBundle(await runDemos(entries, options), entries, options)), failures: new Map() };
  } catch (error) {
    if (!isBuildFailure(error)) throw error;
  }
  // A single run of all demos finds those that import what is broken.
  const { value, failures } = await bundleWhole(entries, {
    inputOf: (index) => inputOf(entries[index]),
    options: demoBuildOptions(entries, options, []),
    bundle: async (good) => {
      await releaseMemory(good.length);
      const result = await buildUsed(demoBuildOptions(good, options)).catch((error) => {
        // Places of errors are those of the text that its author wrote.
        if (isBuildFailure(error)) return buildUsed(demoBuildOptions(good, options, []));
        throw error;
      });
      await releaseMemory(good.length);
      return toBundle({ ...result, files: await filesOnDemand(result, options.root) }, good, options);
    },
  });
  return { ...value, failures: new Map([...failures].map(([{ id }, messages]) => [id, messages.map(withoutStub)])) };
}

async function toBundle(
  { files, metafile, warnings }: DemoRun,
  entries: readonly DemoEntry[],
  options: DemoBundleOptions,
): Promise<Omit<DemoBundle, 'failures'>> {
  const { root, base } = options;
  return {
    ...(await publishDemos(await relocatedFiles(await scopedFiles(files), base), entries, {
      ...options,
      idOf,
      isGrouped: options.mode === 'production',
    })),
    warnings,
    parts: partsOf(metafile, entries, root),
    peers: await peersOf(metafile, entries, root),
    inputs: inputFiles(metafile, root),
    packages: bundledPackages(metafile, root),
  };
}

export function partsOf(metafile: Metafile, entries: readonly DemoEntry[], root: string) {
  return partsOfEntries(
    metafile,
    entries.map((entry) => ({ id: entry.id, input: inputOf(entry) })),
    root,
  );
}

async function peersOf({ inputs }: Metafile, entries: readonly DemoEntry[], root: string) {
  const peers = await readPeers(inputs, root);
  return new Map(
    entries.map((entry) => {
      const imports = inputs[inputOf(entry)]?.imports ?? [];
      const component = imports.find(({ path }) => !isStyle(path)); // The wrapper comes after it.
      return [entry.id, component ? peers(component.path) : []] as const;
    }),
  );
}

/** What asks for the component of a demo is no code of its author. */
function withoutStub(message: Message): Message {
  return message.location && isStub(message.location.file) ? { ...message, location: null } : message;
}
