// Gathers the mirrors of all pages while they are rendered, and lists them for language models at the end.
import { NO_MEMO } from '../lib/memo.ts';
import type { MadeArtifact } from '../model/artifact.ts';
import type { Memo } from '../model/memo.ts';
import type { Diagnostic, Outcome } from '../model/outcome.ts';
import type { BuildPlan, GeneratedPage, Route } from '../model/route.ts';
import { llmsFiles } from './llms.ts';
import { mirrorGenerated, mirrorPage } from './mirror.ts';

export interface SiteMirrors {
  /** None of an unlisted page. `main`: the page between header and footer; `made`: what it is the same as long as. */
  page(route: Route, main: string, made: object): void;
  generated(page: GeneratedPage, html: string): void;
  /** Mirrors, then the lists of them. */
  result(): Outcome<MadeArtifact[]>;
}

/** null: the site publishes none. */
export function createMirrors(plan: BuildPlan, memo: Memo = NO_MEMO): SiteMirrors | null {
  const { site } = plan;
  if (!site.llms) return null;
  const files: MadeArtifact[] = [];
  const diagnostics: Diagnostic[] = [];
  return {
    page(route, main, made) {
      if (route.unlisted) return; // What no crawler is to find is not handed to models.
      const mirror = memo.recall('mirror', route.path, [site, route, made], () =>
        mirrorPage(route, { site, html: main }),
      );
      files.push(mirror.value);
      diagnostics.push(...mirror.diagnostics);
    },
    generated: (page, html) => {
      files.push(mirrorGenerated(page, { site, html }));
    },
    result: () => ({ value: [...files, ...llmsFiles(plan, files)], diagnostics }),
  };
}
