// What readers may look for on a page of markdown: itself, its headings, its demos.
import type { CompiledPage } from '../model/page.ts';
import type { DocRoute } from '../model/route.ts';
import type { SearchEntry } from '../model/search.ts';
import { runs } from './runs.ts';
import { cutSections, type Section } from './sections.ts';

/** What is asked of a route. */
export interface SearchedDoc extends Pick<DocRoute, 'path'> {
  readonly page: Pick<CompiledPage, 'title' | 'description' | 'demos' | 'frontMatter' | 'body'>;
  readonly place: { readonly node: { readonly title: string | null } } | null;
}

export interface ReadDoc {
  /** In document order; the page itself first. */
  readonly entries: readonly SearchEntry[];
  /** As of `CutText`; one may come again. */
  readonly said: readonly number[];
}

export function docEntries(route: SearchedDoc): readonly SearchEntry[] {
  return readDoc(route).entries;
}

export function readDoc(route: SearchedDoc): ReadDoc {
  const { page, path } = route;
  const { sections, said } = cutSections(page.body.parts());
  // The first is what stands before all headings and demos.
  const text = sections[0]?.text ?? '';
  const code = sections[0]?.code ?? '';
  // A lead paragraph often is the description, which is not said twice.
  const hasLead = text.startsWith(page.description);
  const pageEntry: SearchEntry = {
    kind: 'page',
    title: page.title,
    href: path,
    keywords: pageKeywords(route),
    text: hasLead ? text : `${page.description} ${text}`.trim(),
    code,
  };
  return {
    entries: sectionEntries(sections, pageEntry, page.demos),
    said: hasLead ? said : [...runs.of([page.description]), ...said],
  };
}

/** The page's own first. */
function sectionEntries(
  sections: readonly Section[],
  pageEntry: SearchEntry,
  demos: SearchedDoc['page']['demos'],
): SearchEntry[] {
  const path = pageEntry.href;
  // Text below a demo goes on where the heading above it left off.
  let heading = pageEntry;
  const entries: SearchEntry[] = [pageEntry];
  const known = new Set<string>();
  for (const section of sections) {
    const demo = demos[section.demo];
    if (section.kind === 'heading') {
      heading = headingEntry(section, path);
      known.add(section.title);
      entries.push(heading);
    } else if (demo && demo.anchorId !== null) {
      const href = `${path}#${demo.anchorId}`;
      entries.push({ kind: 'demo', title: demo.anchorId, href, keywords: [], text: section.text, code: section.code });
    } else if (section.kind === 'demo' && section.text + section.code !== '') {
      const text = joined([heading.text, section.text]);
      const grown = { ...heading, text, code: joined([heading.code, section.code]) };
      entries[entries.lastIndexOf(heading)] = grown;
      heading = grown;
    }
    for (const term of section.terms) {
      const kind = kindOfTerm(term);
      if (kind === null || known.has(term)) continue;
      known.add(term);
      entries.push({ kind, title: term, href: heading.href, keywords: [], text: '', code: '' });
    }
  }
  return entries;
}

function headingEntry({ id, title, text, code }: Section, path: string): SearchEntry {
  const kind = HOOK.test(title) ? 'hook' : (kindOfTerm(title) ?? 'heading');
  return { kind, title, href: `${path}#${id}`, keywords: [], text, code };
}

const HOOK = /^use\p{Lu}[\w$]*(?:\(\))?$/u;
const CSS_VARIABLE = /^--[a-z][\w-]+$/i;
/** `theme.palette.primary`, `components.MuiButton.styleOverrides`. */
const THEME_KEY =
  /^(?:theme|(?:theme\.)?(?:palette|typography|breakpoints|shape|transitions|zIndex|mixins|components|colorSchemes))(?:\.[\w$]+)+$/;

/** What inline code names that readers look for where it is explained; null: anything else. */
function kindOfTerm(term: string): 'css-variable' | 'theme-key' | null {
  if (CSS_VARIABLE.test(term)) return 'css-variable';
  return THEME_KEY.test(term) ? 'theme-key' : null;
}

function joined(texts: readonly string[]): string {
  return texts.filter(Boolean).join(' ');
}

/** What else a page is known by: its title in the tree first, then the things that its front matter names. */
function pageKeywords({ page, place }: SearchedDoc): string[] {
  const { components = [], hooks = [] } = page.frontMatter;
  return [...new Set([place?.node.title ?? page.title, ...components, ...hooks])];
}
