// A content folder on disk, and one of its pages with all that it includes.
import { join } from 'node:path';
import { readFrontMatter } from '../../src/content/front-matter.ts';
import { expandIncludes } from '../../src/includes/expand.ts';
import { createFileSystem } from '../../src/lib/node/file-system.ts';
import type { Diagnostic } from '../../src/model/outcome.ts';
import type { PageSource } from '../../src/model/page.ts';
import type { Site } from '../../src/model/site.ts';
import { testSite } from '../support/site.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';

export interface Expanded {
  readonly root: string;
  readonly site: Site;
  readonly page: PageSource;
  readonly text: string;
  readonly diagnostics: readonly Diagnostic[];
  /** `content/ui/a/a.md:3:13 includes/missing-file` for each diagnostic. */
  readonly said: readonly string[];
  /** `content/ui/a/_b.md:1` for each line of the text. */
  readonly origins: readonly string[];
}

/** `markdown` is `a/a.md`; `files` lie below the content folder. */
export async function expand(
  markdown: string,
  files: Readonly<Record<string, string | Uint8Array>> = {},
  root = tempDir(),
): Promise<Expanded> {
  const contentRoot = join(root, 'content/ui');
  await writeFiles(contentRoot, { 'a/a.md': markdown, ...files });
  const site = siteAt(root);
  const { value: head } = readFrontMatter('content/ui/a/a.md', markdown);
  const given: PageSource = {
    route: '/ui/a/',
    file: 'content/ui/a/a.md',
    absolute: join(contentRoot, 'a/a.md'),
    name: 'a/a.md',
    productKey: 'ui',
    language: 'en',
    primary: true,
    ...head,
  };
  const { value, diagnostics } = await expandIncludes(site, [given], { fs: createFileSystem() });
  const [page = given] = value;
  return {
    root,
    site,
    page,
    text: page.text,
    diagnostics,
    said: diagnostics.map(({ code, at }) => `${at?.file}:${at?.line}:${at?.column} ${code}`),
    origins: originsOf(page),
  };
}

function siteAt(root: string): Site {
  const site = testSite();
  return {
    ...site,
    root,
    products: site.products.map((product) => ({ ...product, contentRoot: join(root, 'content/ui') })),
  };
}

function originsOf({ text, origin }: PageSource): string[] {
  return text
    .trimEnd()
    .split('\n')
    .map((_, index) => {
      const segment = origin?.segments.findLast(({ line }) => line <= index + 1);
      return segment ? `${segment.file}:${segment.sourceLine + index + 1 - segment.line}` : '-';
    });
}
