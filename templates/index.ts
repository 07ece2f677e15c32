// The site's templates, as one value of the form that rendering asks for.
import type { Templates } from '../src/render/template-props.ts';
import { ApiPage } from './pages/ApiPage.tsx';
import { DocPage } from './pages/DocPage.tsx';
import { Document } from './pages/Document.tsx';
import { LandingPage } from './pages/LandingPage.tsx';
import { NotFoundPage } from './pages/NotFoundPage.tsx';
import { OfflinePage } from './pages/OfflinePage.tsx';
import { CodeBlock } from './parts/content/CodeBlock.tsx';
import { CodeTabs } from './parts/content/CodeTabs.tsx';
import { ComponentBox } from './parts/content/ComponentBox.tsx';
import { DemoFrame } from './parts/content/DemoFrame.tsx';
import { ContentsList } from './parts/shell/ContentsList.tsx';
import { Header } from './parts/shell/Header.tsx';
import { Sidebar } from './parts/shell/Sidebar.tsx';

export const templates: Templates = {
  Document,
  Header,
  Sidebar,
  ContentsList,
  DocPage,
  ApiPage,
  LandingPage,
  NotFoundPage,
  OfflinePage,
  CodeBlock,
  CodeTabs,
  DemoFrame,
  ComponentBox,
};
