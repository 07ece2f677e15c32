// The site's templates: one by one for projects that wrap them (`docs-gen/templates`), and as the value that rendering asks for.
import type { Templates } from '../src/render/template-props.ts';
import { ApiPage } from './pages/ApiPage.tsx';
import { ContentsPage } from './pages/ContentsPage.tsx';
import { DocPage } from './pages/DocPage.tsx';
import { Document } from './pages/Document.tsx';
import { LandingPage } from './pages/LandingPage.tsx';
import { NotFoundPage } from './pages/NotFoundPage.tsx';
import { OfflinePage } from './pages/OfflinePage.tsx';
import { OverviewPage } from './pages/OverviewPage.tsx';
import { CodeBlock } from './parts/content/CodeBlock.tsx';
import { CodeTabs } from './parts/content/CodeTabs.tsx';
import { ComponentBox } from './parts/content/ComponentBox.tsx';
import { DemoFrame } from './parts/content/DemoFrame.tsx';
import { Announcement } from './parts/shell/Announcement.tsx';
import { Breadcrumbs } from './parts/shell/Breadcrumbs.tsx';
import { ContentsList } from './parts/shell/ContentsList.tsx';
import { Header } from './parts/shell/Header.tsx';
import { HeaderLogo } from './parts/shell/HeaderLogo.tsx';
import { PageActions } from './parts/shell/PageActions.tsx';
import { PageFooter } from './parts/shell/PageFooter.tsx';
import { Sidebar } from './parts/shell/Sidebar.tsx';
import { SiteFooter } from './parts/shell/SiteFooter.tsx';
import { VersionNote } from './parts/shell/VersionNote.tsx';

export {
  Announcement,
  ApiPage,
  Breadcrumbs,
  CodeBlock,
  CodeTabs,
  ComponentBox,
  ContentsList,
  ContentsPage,
  DemoFrame,
  DocPage,
  Document,
  Header,
  HeaderLogo,
  LandingPage,
  NotFoundPage,
  OfflinePage,
  OverviewPage,
  PageActions,
  PageFooter,
  Sidebar,
  SiteFooter,
  VersionNote,
};

export const templates = {
  Document,
  Header,
  HeaderLogo,
  Announcement,
  VersionNote,
  Sidebar,
  Breadcrumbs,
  PageActions,
  ContentsList,
  PageFooter,
  SiteFooter,
  DocPage,
  ApiPage,
  LandingPage,
  ContentsPage,
  OverviewPage,
  NotFoundPage,
  OfflinePage,
  CodeBlock,
  CodeTabs,
  DemoFrame,
  ComponentBox,
} satisfies Templates;
