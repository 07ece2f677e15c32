// A site with a page tree of 140 pages, which no page holds whole, and a small product beside it.

export const GROUPS = 10;
export const PAGES = 14;

/** Ten groups of fourteen pages, the last five pages of each in a group of their own; a small product beside it. */
export function largeTree(): Record<string, string> {
  const files: Record<string, string> = {
    'site.config.ts': `export default {
  title: 'Acme', url: 'https://acme.example', storagePrefix: 'acme',
  products: [
    { id: 'ui', prefix: '/ui/', name: 'Acme UI', metadata: 'Components', contentDir: 'content/ui',
      versions: [{ text: 'v2.1.0', current: true }] },
    { id: 'kit', prefix: '/kit/', name: 'Acme Kit', contentDir: 'content/kit',
      pages: [{ pathname: '/kit/' }, { pathname: '/kit/tools/saw/', disableDrawer: true }] },
  ],
};
`,
    'content/kit/index.md':
      '---\nlayout: overview\norder: 1\n---\n# The kit\n\n<p class="description">Tools.</p>\n\nRead [all](/ui/all-pages/) first.\n',
    'content/kit/tools/saw.md': '# Saw\n\n<p class="description">Saws.</p>\n',
  };
  const tree = Array.from({ length: GROUPS }, (_, g) => {
    const page = (p: number) => {
      files[`content/ui/part-${g}/page-${p}.md`] =
        `# Page ${g}.${p}\n\n<p class="description">Page ${p} of part ${g}.</p>\n`;
      return {
        pathname: `/ui/part-${g}/page-${p}/`,
        title: `Page ${g}.${p}`,
        ...(p === 0 ? { newFeature: true, plan: 'pro' } : {}),
      };
    };
    const pages = Array.from({ length: PAGES }, (_, p) => page(p));
    const deep = { pathname: `/ui/part-${g}/deep`, title: `Deep ${g}`, children: pages.slice(9) };
    return { pathname: `/ui/part-${g}`, title: `Part ${g}`, children: [...pages.slice(0, 9), deep] };
  });
  return { ...files, 'content/ui/pages.ts': `export default ${JSON.stringify(tree)};\n` };
}
