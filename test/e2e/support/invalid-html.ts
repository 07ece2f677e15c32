// What html-validate finds in a finished page.
import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  elements: ['html5', { 'dg-island': { flow: true, phrasing: true, permittedContent: ['@flow'] } }],
  rules: {
    // Matters of taste: how React and our templates write what HTML reads in either form.
    'attr-case': 'off', // `popoverTarget`
    'attribute-boolean-style': 'off', // `open=""`
    'attribute-empty-style': 'off', // `hidden=""`
    'doctype-style': 'off', // `<!doctype html>`
    'void-style': 'off', // `<br/>`
    'no-trailing-whitespace': 'off', // Between the links of a footnote.
    // The columns of a table are aligned by its author, and the sanitiser keeps safe styles of raw HTML.
    'no-inline-style': 'off',
    // `#BasicButton.tsx` is an address that links rely on, and an id that HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // It does not know names by `aria-labelledby`; axe does, and checks all links in the browser.
    'wcag/h30': 'off',
  },
});

/** `ui/index.html:1:20 no-dup-id …` */
export async function invalidHtml(html: string, path: string): Promise<string[]> {
  const { results } = await validator.validateString(html, path);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${path}:${line}:${column} ${ruleId} ${message}`),
  );
}
