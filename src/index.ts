// The public API of docs-gen: two functions that give types to what an author writes, those types, and the props of templates.
import type { PageNodeInput } from './schema/page-tree.ts';
import type { SiteConfigInput } from './schema/site-config.ts';

/**
 * Gives the site's configuration its types; returns it as it is. A plain object as default export does as well.
 *
 * @example
 * ```ts
 * // site.config.ts
 * import { defineConfig } from 'docs-gen';
 *
 * export default defineConfig({
 *   title: 'Acme',
 *   url: 'https://acme.example',
 *   products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
 * });
 * ```
 */
export function defineConfig(config: SiteConfigInput): SiteConfigInput {
  return config;
}

/**
 * Gives a page tree its types; returns it as it is.
 *
 * @example
 * ```ts
 * // content/ui/pages.ts
 * import { definePages } from 'docs-gen';
 *
 * export default definePages([
 *   { pathname: '/ui/', title: 'Overview' },
 *   { pathname: '/ui/inputs', children: [{ pathname: '/ui/button', newFeature: true }] },
 *   { pathname: 'https://acme.example/blog', title: 'Blog' },
 * ]);
 * ```
 */
export function definePages(pages: PageNodeInput[]): PageNodeInput[] {
  return pages;
}

export type { Artifact } from './model/artifact.ts';
export type { Diagnostic, Location, Outcome, Severity } from './model/outcome.ts';
export type { PageSource } from './model/page.ts';
export type { ArtifactContext, HeadContext, HeadTag, Plugin } from './model/plugin.ts';
export type { Product, Site } from './model/site.ts';
export type { StyleCollection, StyleCollector } from './model/style-collector.ts';
export type { CodeBlockProps, CodeTabsProps } from './render/content.tsx';
export type { ComponentBoxProps, DemoFrameProps } from './render/demo-props.ts';
export type {
  ApiPageProps,
  BreadcrumbsProps,
  ContentsListProps,
  ContentsPageProps,
  DocPageProps,
  FeedbackPlace,
  LandingPageProps,
  NotFoundPageProps,
  OfflinePageProps,
  OverviewPageProps,
  OverviewTopic,
  PageFooterProps,
} from './render/page-props.ts';
export type {
  AnnouncementProps,
  DocumentProps,
  HeaderLogoProps,
  HeaderProps,
  LanguageEntry,
  SidebarProps,
  SiteFooterProps,
  VersionEntry,
} from './render/shell-props.ts';
export type { ElementProps } from './render/template-props.ts';
export type { FrontMatter } from './schema/front-matter.ts';
export type { PageNodeInput as PageNode } from './schema/page-tree.ts';
export type { UnifiedPlugin } from './schema/plugin.ts';
export type { SiteConfigInput as SiteConfig } from './schema/site-config.ts';
