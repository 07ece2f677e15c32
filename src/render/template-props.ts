// What templates are given. A template is a React component that runs on the server only and returns static markup.
import type { FunctionComponent, ReactNode } from 'react';
import type { ContentComponents } from './content.tsx';
import type { ComponentBoxProps, DemoFrameProps } from './demo-props.ts';
import type {
  ApiPageProps,
  BreadcrumbsProps,
  ContentsListProps,
  ContentsPageProps,
  DocPageProps,
  LandingPageProps,
  NotFoundPageProps,
  OfflinePageProps,
  OverviewPageProps,
  PageActionsProps,
  PageFooterProps,
} from './page-props.ts';
import type {
  AnnouncementProps,
  DocumentProps,
  HeaderLogoProps,
  HeaderProps,
  SidebarProps,
  SiteFooterProps,
  VersionNoteProps,
} from './shell-props.ts';
import type { Texts } from './texts.ts';

/** HTML made by docs-gen. A template puts it in as it is, and may not read it: often a mark stands in its place. */
export type Html = string;

export interface CommonProps {
  readonly userLanguage: string;
  readonly translations: Texts;
  /** Base path of the site; starts and ends with a slash. */
  readonly base: string;
  /** All templates of the site: one that uses another takes it from here, so that a project's own stands there too. */
  readonly templates: Templates;
}

/** What stands in the place of an element of the text: the element's attributes as React names them. */
export interface ElementProps {
  readonly children?: ReactNode;
  readonly className?: string;
  readonly id?: string;
  readonly [attribute: string]: unknown;
}

/** All templates of a site. */
export interface Templates extends ContentComponents {
  readonly Document: FunctionComponent<DocumentProps>;
  readonly Header: FunctionComponent<HeaderProps>;
  readonly HeaderLogo: FunctionComponent<HeaderLogoProps>;
  readonly Announcement: FunctionComponent<AnnouncementProps>;
  readonly VersionNote: FunctionComponent<VersionNoteProps>;
  readonly Sidebar: FunctionComponent<SidebarProps>;
  readonly Breadcrumbs: FunctionComponent<BreadcrumbsProps>;
  readonly PageActions: FunctionComponent<PageActionsProps>;
  readonly ContentsList: FunctionComponent<ContentsListProps>;
  readonly PageFooter: FunctionComponent<PageFooterProps>;
  readonly SiteFooter: FunctionComponent<SiteFooterProps>;
  readonly DocPage: FunctionComponent<DocPageProps>;
  readonly ApiPage: FunctionComponent<ApiPageProps>;
  readonly LandingPage: FunctionComponent<LandingPageProps>;
  readonly ContentsPage: FunctionComponent<ContentsPageProps>;
  readonly OverviewPage: FunctionComponent<OverviewPageProps>;
  readonly NotFoundPage: FunctionComponent<NotFoundPageProps>;
  readonly OfflinePage: FunctionComponent<OfflinePageProps>;
  readonly DemoFrame: FunctionComponent<DemoFrameProps>;
  readonly ComponentBox: FunctionComponent<ComponentBoxProps>;
}
