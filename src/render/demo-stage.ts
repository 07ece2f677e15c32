// What a demo's frame shows: the demo itself as an island, or a frame with its page; and where the links of its toolbar lead.
import { escapeAttribute, escapeHtml } from '../lib/html.ts';
import { liveSourceOf } from '../lib/live-source.ts';
import { sandboxPath } from '../lib/sandbox-path.ts';
import { encodePath, withBase } from '../lib/url.ts';
import {
  type BuiltDemos,
  DEMO_PREFIX,
  type DemoSandboxes,
  type DemoSource,
  type DemoVariant,
  type EditableDemos,
  SANDBOX_NAMES,
} from '../model/demo.ts';
import { LIVE_MANIFEST } from '../model/live.ts';
import type { DemoDirective, DemoOptions } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import type { DemoLinks } from './demo-props.ts';
import type { Html } from './template-props.ts';
import type { Texts } from './texts.ts';

export interface DemoStageOptions {
  readonly site: Pick<Site, 'base' | 'repo'>;
  readonly demos: BuiltDemos;
  readonly sandboxes: DemoSandboxes;
  readonly editable: EditableDemos;
  readonly texts: Texts;
}

export interface DemoStages {
  /** One for each variant. `index` is that of the directive on the page, and `styles` holds those that stand on it already. */
  stages(
    directive: DemoDirective,
    source: DemoSource,
    place: { readonly index: number; readonly styles: Set<string> },
  ): Html[];
  links(directive: DemoDirective, source: DemoSource): DemoLinks;
  /**
   * The island alone, for the demo's own page. `server`: false leaves out what the server rendered. `stage`: the one
   * around it, if there is one; `hasHeight`: it has the height that the directive declares.
   */
  island(
    what: Shown,
    place: {
      readonly prefix: string;
      readonly when: 'visible' | 'load';
      readonly server?: boolean;
      readonly stage?: Stage;
    },
  ): Html;
}

/** A demo's variant, or a component at its place. */
export interface Shown extends Pick<DemoVariant, 'id' | 'entry'> {
  readonly name: string;
}

interface Stage {
  readonly hasHeight: boolean;
}

/** That of `.dg-demo-stage` in `demo.css`, in pixels. */
const STAGE_PADDING = 24;

/** Height of a frame where the directive names none (behaviour §4.1), in pixels. */
const FRAME_HEIGHT = 400;

export function createDemoStages({ site, demos, sandboxes, editable, texts }: DemoStageOptions): DemoStages {
  const { base, repo } = site;
  const blob = repo && `${repo.url}/blob/${repo.tag ?? repo.branch}/`;
  const address = (path: string) => withBase(encodePath(`/${path}`), base);

  const island: DemoStages['island'] = ({ id, name, entry }, { prefix, when, server = true, stage }) => {
    const built = demos.get(id);
    if (!built) return '';
    const props = {
      src: address(built.script),
      name,
      texts: { crashed: texts.demoCrashed, report: texts.demoReport },
      issueUrl: repo ? issueUrl(repo.url, name, entry) : null,
      ...(built.props === null ? {} : { componentProps: built.props }),
      ...(built.words === null ? {} : { words: address(built.words) }),
    };
    const rendered = server ? built.html : null;
    const use = rendered?.use ?? 'reserve';
    const client = use !== 'hydrate';
    const text = rendered?.text.replaceAll(DEMO_PREFIX, prefix) ?? '';
    const html = use === 'reserve' ? withPlaceholder(text, texts, stage) : text;
    const attributes = { name: 'Demo', when, props: JSON.stringify(props), prefix, ...(client ? { client: '' } : {}) };
    const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeAttribute(value)}"`);
    return `<dg-island${written.join('')}>${html}</dg-island>`;
  };

  return {
    island,
    stages({ options }, { name, variants }, { index, styles }) {
      return variants.map((variant, number) => {
        if (!hasOwnPage(options))
          return withoutRepeats(
            island(
              { name, ...variant },
              {
                prefix: demoPrefix(index, number),
                when: 'visible',
                server: hasHtml(options),
                stage: { hasHeight: options.height !== undefined },
              },
            ),
            styles,
          );
        if (!demos.has(variant.id)) return '';
        const { height = FRAME_HEIGHT } = options;
        const size = typeof height === 'number' ? `${height}px` : height;
        const src = escapeAttribute(address(pageOf(variant)));
        return `<iframe title="${escapeAttribute(texts.demoOf.replace('{{name}}', name))}" src="${src}" loading="lazy" style="block-size:${escapeAttribute(size)}"></iframe>`;
      });
    },
    links({ options }, { path, variants }) {
      const [first] = variants;
      return {
        label: first ? labelOf(path, first) : path,
        source: blob && first ? blob + sourceOf(first) : null,
        live:
          options.disableLiveEdit !== true && first && variants.every(({ id }) => editable.has(id))
            ? { manifest: address(LIVE_MANIFEST), sources: variants.map(({ id }) => address(liveSourceOf(id))) }
            : null,
        standalone: first && demos.has(first.id) ? address(pageOf(first)) : null,
        sandboxes: (options.hideEditButton === true ? [] : SANDBOX_NAMES).flatMap((editor) =>
          variants
            .filter(({ id }) => sandboxes.get(id)?.includes(editor))
            .map(({ id, styling }) => ({
              editor,
              href: address(sandboxPath(id)),
              styling: variants.length > 1 ? styling : null,
            })),
        ),
      };
    },
  };
}

/**
 * `html`: only takes up room; empty: there is none. The look of the placeholder is in `demo.css`, with a height that gives way to that
 * room and to a declared one. The script of the demo replaces both.
 */
function withPlaceholder(html: Html, { demoNeedsScript }: Texts, stage: Stage | undefined): Html {
  const sentence = escapeHtml(demoNeedsScript);
  if (!html.includes('<')) {
    const style = stage?.hasHeight ? ' style="min-block-size:0"' : '';
    return `<div class="dg-demo-wait"${style}><noscript>${sentence}</noscript></div>`;
  }
  if (!stage) return `${html}<noscript class="dg-demo-wait" style="min-block-size:0">${sentence}</noscript>`;
  return `${html}<div class="dg-demo-wait" style="position:absolute;inset:${STAGE_PADDING}px;min-block-size:0"><noscript>${sentence}</noscript></div>`;
}

/** Starts the ids of a variant on its page: it is unique there. */
export function demoPrefix(index: number, variant: number): string {
  return `d${index}v${variant}`;
}

export function componentPrefix(index: number): string {
  return `m${index}`;
}

/** Whether the page shows what the server rendered, if there is any. */
export function hasHtml(options: DemoOptions): boolean {
  return !hasOwnPage(options) && options.server !== false;
}

/** Whether it has a document of its own: it is shown in a frame. */
export function hasOwnPage({ iframe, isolated }: DemoOptions): boolean {
  return iframe === true || isolated === true;
}

/** Emotion writes the styles of an element before it, in each root anew; the browser's copy gathers all of a page. */
const EMOTION_STYLE = /<style data-emotion="[^"]*">[^<]*<\/style>/g;

function withoutRepeats(html: Html, seen: Set<string>): Html {
  return html.replace(EMOTION_STYLE, (style) => {
    if (seen.has(style)) return '';
    seen.add(style);
    return style;
  });
}

/** Folder and demo, `material-ui/components/button/BasicButtons.js`: as its page names it, whichever styling shows. */
function labelOf(path: string, { id, styling }: DemoVariant): string {
  const demo = styling !== null && id.endsWith(`/${styling}`) ? id.slice(0, -styling.length - 1) : id;
  return demo + (/\.(?:jsx?|tsx)$/.exec(path)?.[0] ?? '');
}

/** Code that stands in a page has no file but that of the page. */
function sourceOf({ entry, inline }: DemoVariant): string {
  return inline ? `${encodePath(inline.at.file)}?plain=1#L${inline.at.line ?? 1}` : encodePath(entry);
}

/** Where a demo stands alone, relative to the output folder. */
export function pageOf({ id }: Pick<DemoVariant, 'id'>): string {
  return `demos/${id}/`;
}

function issueUrl(repository: string, name: string, entry: string): string {
  const url = new URL(`${repository}/issues/new`);
  url.searchParams.set('title', `[docs] Demo ${name} crashes`);
  url.searchParams.set('body', entry);
  return url.href;
}
