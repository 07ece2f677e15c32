// The smallest site that builds (architecture: "Contracts of the files"), with two pages to change.

export const smallest: Readonly<Record<string, string>> = {
  'site.config.ts': `export default {
  title: 'Acme', url: 'https://acme.example',
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
};
`,
  'content/ui/index.md': `# Acme UI

<p class="description">All there is.</p>

Start with the [button](/ui/button/#usage).
`,
  'content/ui/button/button.md': `# Button

<p class="description">A button starts an action.</p>

## Usage

Press it.
`,
};
