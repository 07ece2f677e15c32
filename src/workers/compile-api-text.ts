// The markdown inside the JSON of an API page, compiled as that of a page is.

import { lineIndex } from '../diagnostics/locate.ts';
import { jsonStringOffset } from '../lib/json-string.ts';
import type { ApiDoc } from '../model/api.ts';
import type { Location } from '../model/outcome.ts';
import type { PageBody, PageSource } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import { frontMatterSchema } from '../schema/front-matter.ts';
import type { CompilePage, MadePage } from './compile-page.ts';

interface ApiTextTools {
  readonly compilePage: CompilePage;
  /** Keeps a body of marked text. */
  readonly keepBody: (marked: string) => PageBody;
}

/** The text stands inside a JSON string: its lines and columns are not those of the file. */
export async function compileApiText(
  doc: ApiDoc,
  site: Site,
  { compilePage, keepBody }: ApiTextTools,
): Promise<Pick<MadePage, 'diagnostics' | 'mistakes'> & { readonly value: ApiDoc }> {
  const place = placesInJson(doc);
  const made = await compilePage(fragmentSource(doc, site), { taken: doc.anchors });
  const { page, marked, diagnostics, mistakes } = made;
  return {
    mistakes,
    value: {
      ...doc,
      description: {
        body: keepBody(marked),
        toc: page.toc,
        assets: page.assets.map((asset) => ({ ...asset, at: place(asset.at) })),
        firstLink: doc.links.length,
      },
      toc: afterImport(doc.toc, page.toc),
      anchors: [...doc.anchors, ...page.anchors],
      links: [...doc.links, ...page.links.map((link) => ({ ...link, at: place(link.at) }))],
    },
    diagnostics: diagnostics.map((diagnostic) => ({ ...diagnostic, at: place(diagnostic.at) })),
  };
}

/** From a place in the text to the place in the JSON, where a text of any length is one line. */
function placesInJson({ file, markdown, markdownAt }: ApiDoc): (at: Location | undefined) => Location {
  const { starts } = lineIndex(markdown);
  return (at) => {
    if (!markdownAt) return { file };
    const { at: string, literal } = markdownAt;
    if (literal === null) return string;
    const start = starts[(at?.line ?? 0) - 1];
    if (start === undefined) return string;
    const offset = start + (at?.column ?? 1) - 1;
    const from = jsonStringOffset(literal, offset);
    const length = jsonStringOffset(literal, offset + (at?.length ?? 1)) - from;
    return { ...string, column: (string.column ?? 1) + from, length };
  };
}

/** Title and description are the API page's own, so that nothing is said of theirs. */
function fragmentSource(doc: ApiDoc, site: Site): PageSource {
  return {
    route: doc.route,
    file: doc.file,
    absolute: '',
    name: '',
    productKey: doc.productKey,
    language: site.languages[0] ?? 'en',
    frontMatter: frontMatterSchema.parse({ title: 'API', description: 'API.' }),
    head: '',
    text: doc.markdown,
    primary: true,
  };
}

/** Headings of the description stand between the import and the props. */
function afterImport(toc: ApiDoc['toc'], own: ApiDoc['toc']): ApiDoc['toc'] {
  const at = toc.findIndex(({ id }) => id === 'import') + 1;
  return [...toc.slice(0, at), ...own, ...toc.slice(at)];
}
