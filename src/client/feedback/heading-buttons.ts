// Puts a button into every heading that has an address, by which a reader comments on that section.

/** What the form says of an API page, whose text comes from the code. */
export const API_HASH = 'new-docs-api-feedback';

/** Drawn from the page's template, which holds the words and the icon. They take no room: nothing moves. */
export function addHeadingButtons(place: HTMLElement, document: Document): void {
  const made = place.querySelector<HTMLTemplateElement>('template')?.content.querySelector('[data-feedback-hash]');
  if (!made) return;
  for (const heading of document.querySelectorAll<HTMLElement>('article :is(h2, h3)[id], article.dg-api > h1')) {
    const hash = heading.localName === 'h1' ? API_HASH : heading.id;
    if (heading.querySelector('[data-feedback-hash]')) continue; // An author put one there.
    const title = heading.textContent.trim();
    const button = document.importNode(made, true);
    button.setAttribute('data-feedback-hash', hash);
    button.setAttribute(
      'aria-label',
      (button.getAttribute('aria-label') ?? '').replace('{{section}}', () => title),
    );
    // Else lists of headings would read the button out with each.
    if (!heading.hasAttribute('aria-label')) heading.setAttribute('aria-label', title);
    heading.append(button);
  }
}
