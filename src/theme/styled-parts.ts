// The parts of a page that a site may style by its configuration, and the selectors they stand for.

export const STYLED_PARTS = [
  'header',
  'sidebar',
  'contents',
  'content',
  'footer',
  'code',
  'codeTabs',
  'demo',
  'callout',
  'table',
  'card',
  'hero',
] as const;

export type StyledPart = (typeof STYLED_PARTS)[number];

export const SELECTORS: Readonly<Record<StyledPart, string>> = {
  header: '.dg-header',
  sidebar: '.dg-nav',
  contents: '.dg-contents',
  content: '.dg-content',
  footer: '.dg-footer',
  code: '.dg-code',
  codeTabs: '.dg-tabs',
  demo: '.dg-demo',
  callout: '.dg-callout',
  table: '.dg-table',
  card: '.dg-card',
  hero: '.dg-hero',
};
