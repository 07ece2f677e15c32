// All that a build does with the text of one page, from its file to the finished files of the site. Nothing is bundled or published.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createDeps } from '../../../src/cli/deps.ts';
import type { Artifact } from '../../../src/model/artifact.ts';
import { NO_BUNDLE } from '../../../src/model/bundle.ts';
import type { Diagnostic } from '../../../src/model/outcome.ts';
import { makeArtifacts } from '../../../src/pipeline/artifacts.ts';
import { siteTemplates } from '../../../src/pipeline/open.ts';
import { planBuild } from '../../../src/pipeline/plan.ts';
import { readTranslations } from '../../../src/render/translations.ts';
import { createRun } from '../../../src/run.ts';
import { noGit } from '../../support/no-git.ts';
import { buildOptions } from '../../support/run-pipeline.ts';
import { testSite } from '../../support/site.ts';
import { QUIET_PROGRESS } from '../../support/test-deps.ts';

export interface PageWork {
  readonly artifacts: readonly Artifact[];
  readonly diagnostics: readonly Diagnostic[];
}

/** The page of which a worker is given the text. */
export const PAGE = 'content/ui/a.md';

/** Builds one site after the other in the folder `root`, of a page and of files that it names. */
export async function pageWorker(
  root: string,
): Promise<(files: Readonly<Record<typeof PAGE | string, string>>) => Promise<PageWork>> {
  const site = siteBelow(root);
  const deps = { ...createDeps(QUIET_PROGRESS), git: noGit };
  const start = createRun(buildOptions(root), deps);
  const templates = await siteTemplates(site, start, deps);
  const { texts } = await start.stage('translations', () => readTranslations(site, deps));
  const nothing = {
    demos: new Map(),
    sandboxes: new Map(),
    editable: new Set<string>(),
    parts: new Map(),
    files: [],
    packages: [],
    brokenSandboxes: new Set<string>(),
  };
  return async (files) => {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    const run = createRun(buildOptions(root), deps);
    const types = deps.openTypeHost();
    const plan = await planBuild({ site, templates }, run, { ...deps, place: null, types, codeCache: null });
    await types.close();
    const artifacts = await makeArtifacts({ plan, bundle: NO_BUNDLE, templates, texts, ...nothing }, run, deps);
    return { artifacts, diagnostics: run.diagnostics() };
  };
}

function siteBelow(root: string) {
  const site = testSite();
  const products = site.products.map((product) => ({ ...product, contentRoot: join(root, product.contentDir) }));
  return { ...site, root, products };
}
