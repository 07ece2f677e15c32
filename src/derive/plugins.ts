// Runs the `artifacts` slot of a project's plugins, each seeing what those before it left.

import { report } from '../diagnostics/report.ts';
import { errorMessage } from '../lib/error-message.ts';
import type { Artifact, FileArtifact } from '../model/artifact.ts';
import type { Diagnostic, Outcome } from '../model/outcome.ts';
import type { ArtifactContext } from '../model/plugin.ts';

export async function runArtifactPlugins(
  artifacts: readonly Artifact[],
  context: ArtifactContext,
): Promise<Outcome<readonly Artifact[]>> {
  const diagnostics: Diagnostic[] = [];
  let all = artifacts;
  for (const plugin of context.site.plugins) {
    if (!plugin.artifacts) continue;
    try {
      const added: unknown = await plugin.artifacts(all, context);
      all = replace(all, checked(added));
    } catch (error) {
      const at = { file: context.site.configFile };
      diagnostics.push(
        report('config/plugin-failed', { plugin: plugin.name, slot: 'artifacts', problem: errorMessage(error) }, at),
      );
    }
  }
  return { value: all, diagnostics };
}

/** A file with the path of an earlier one takes its place; two with one path in one answer are reported when they are written. */
function replace(all: readonly Artifact[], added: readonly Artifact[]): readonly Artifact[] {
  const paths = new Set(added.map(({ path }) => path));
  return [...all.filter(({ path }) => !paths.has(path)), ...added];
}

/** A plugin is the author's code: what it returns is looked at once. */
function checked(value: unknown): readonly Artifact[] {
  if (!Array.isArray(value)) throw new Error('it must return an array of files');
  return value.map((file: unknown, index) => {
    if (!isArtifact(file))
      throw new Error(
        `file ${index} must be { path, body, type, immutable }, or { path, source, bytes, sha256, type, immutable }`,
      );
    return file;
  });
}

function isArtifact(value: unknown): value is Artifact {
  if (typeof value !== 'object' || value === null) return false;
  const file = value as Partial<Record<keyof Artifact | keyof FileArtifact, unknown>>; // Each field is looked at below.
  return (
    typeof file.path === 'string' &&
    (file.body === undefined ? hasSource(file) : typeof file.body === 'string' || file.body instanceof Uint8Array) &&
    typeof file.type === 'string' &&
    typeof file.immutable === 'boolean'
  );
}

/** A file of the site that the plugin was given, perhaps with another path. */
function hasSource({ source, bytes, sha256 }: Partial<Record<keyof FileArtifact, unknown>>): boolean {
  return typeof source === 'string' && typeof bytes === 'number' && typeof sha256 === 'string';
}
