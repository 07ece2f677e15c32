// Draws a diagram in the place of its code when it comes near the viewport, in the colours of the page's mode.
import './dg-mermaid.css';

/** How far outside the viewport drawing starts: the package is fetched by then. */
const MARGIN = '400px';

let count = 0;

class DgMermaid extends HTMLElement {
  readonly #stop = new AbortController();
  /** What the page shows until then. */
  readonly #block = this.firstElementChild;
  #dark: boolean | null = null;

  connectedCallback(): void {
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        near.disconnect();
        this.#update();
        this.#watchMode();
      },
      { rootMargin: MARGIN },
    );
    near.observe(this);
    this.#stop.signal.addEventListener('abort', () => near.disconnect());
  }

  disconnectedCallback(): void {
    this.#stop.abort();
  }

  /** The mode is an attribute of the root element, or the system's. */
  #watchMode(): void {
    const { signal } = this.#stop;
    const root = new MutationObserver(() => this.#update());
    root.observe(document.documentElement, { attributes: true });
    signal.addEventListener('abort', () => root.disconnect());
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => this.#update(), { signal });
  }

  #update(): void {
    const isDark = getComputedStyle(document.documentElement).colorScheme.includes('dark');
    if (isDark === this.#dark) return;
    this.#dark = isDark;
    this.#draw(isDark).catch((error: unknown) => this.#fail(error));
  }

  async #draw(isDark: boolean): Promise<void> {
    const { default: mermaid } = await import('mermaid');
    mermaid.initialize({
      startOnLoad: false,
      securityLevel: 'strict',
      suppressErrorRendering: true,
      theme: isDark ? 'dark' : 'neutral',
      fontFamily: 'inherit',
    });
    const id = `dg-mermaid-${count++}`;
    const { svg } = await mermaid.render(id, this.#block?.querySelector('code')?.textContent ?? '');
    if (isDark !== this.#dark) return; // The mode has changed meanwhile, and so has the drawing.
    const figure = this.querySelector('figure') ?? document.createElement('figure');
    figure.innerHTML = svg; // `securityLevel: 'strict'` has cleaned it.
    const drawing = figure.querySelector('svg');
    if (drawing && !drawing.hasAttribute('aria-labelledby'))
      drawing.setAttribute('aria-label', this.dataset.name ?? '');
    this.#block?.setAttribute('hidden', '');
    this.prepend(figure);
  }

  /** The code is what readers keep. */
  #fail(error: unknown): void {
    console.error(error);
    if (this.querySelector('figure') || this.querySelector(':scope > p')) return;
    const note = document.createElement('p');
    note.setAttribute('role', 'status');
    note.textContent = this.dataset.failed ?? '';
    this.append(note);
  }
}

customElements.define('dg-mermaid', DgMermaid);
