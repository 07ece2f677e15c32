// What is wrong with the site, over the page that its author looks at: a dialog with errors, and a badge for the rest. It lives
// in a shadow root, so that the styles of the site and those of this know nothing of each other.
import { errorMessage } from '../../lib/error-message.ts';
import { countProblems, errorsOf, PROBLEM_STYLES, problemList } from '../../lib/problem-list.ts';
import type { ShownProblem } from '../../model/serve.ts';
import { OVERLAY_STYLES } from './overlay-styles.ts';

export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

const NAME = 'dg-dev-overlay';

/** Made once for each document. `open`: rejects with what to tell the author. */
export function createOverlay(document: Document, open: (place: Place) => Promise<void>): DevOverlay {
  if (!customElements.get(NAME)) customElements.define(NAME, DevOverlay);
  const overlay = document.createElement(NAME) as DevOverlay; // It was defined as one.
  overlay.openPlace = open;
  // Behind the body, which belongs to the site.
  document.documentElement.append(overlay);
  return overlay;
}

/** A class, as custom elements are. */
export class DevOverlay extends HTMLElement {
  openPlace: (place: Place) => Promise<void> = async () => undefined;
  readonly #parts: Parts;
  #problems: readonly ShownProblem[] = [];
  /** Errors that the author has seen and closed, for as long as they are there. */
  #closed = new Set<string>();
  #focusBefore: Element | null = null;

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open' });
    root.innerHTML = MARKUP;
    const sheet = new CSSStyleSheet(); // A policy of the page may forbid style elements, but not these.
    sheet.replaceSync(OVERLAY_STYLES + PROBLEM_STYLES);
    root.adoptedStyleSheets = [sheet];
    this.#parts = partsOf(root);
    const { dialog, badge } = this.#parts;
    badge.addEventListener('click', () => this.#open());
    dialog.addEventListener('close', () => this.#afterClose());
    dialog.addEventListener('click', (event) => this.#click(event));
    dialog.addEventListener('keydown', (event) => {
      event.stopPropagation(); // The site has keys of its own.
      if (event.key !== 'Escape') return;
      event.preventDefault();
      dialog.close();
    });
  }

  /** All that there are now. New errors open the dialog; one without errors left closes by itself. */
  show(problems: readonly ShownProblem[]): void {
    const { dialog, badge, count, list } = this.#parts;
    const hadErrors = errorsOf(this.#problems).length > 0;
    this.#problems = problems;
    const errors = errorsOf(problems).map(keyOf);
    const text = countProblems(problems);
    badge.hidden = problems.length === 0;
    badge.textContent = text;
    badge.classList.toggle('error', errors.length > 0);
    this.#closed = new Set(errors.filter((key) => this.#closed.has(key)));
    if (count.textContent !== text) count.textContent = text;
    const html = problemList(problems);
    if (list.dataset.shown !== html) {
      const focused = indexOfFocus(list);
      list.innerHTML = html;
      list.dataset.shown = html;
      if (focused !== null) (list.querySelectorAll('button')[focused] ?? this.#parts.close).focus();
    }
    if (errors.some((key) => !this.#closed.has(key))) this.#open();
    else if (dialog.open && (problems.length === 0 || (hadErrors && errors.length === 0))) dialog.close();
  }

  /** A word about the server; '' takes it away. */
  say(text: string): void {
    this.#parts.status.textContent = text;
  }

  #open(): void {
    const { dialog, close } = this.#parts;
    if (dialog.open) return;
    this.#focusBefore = document.activeElement;
    dialog.showModal();
    close.focus();
  }

  #afterClose(): void {
    this.#closed = new Set(errorsOf(this.#problems).map(keyOf));
    this.#parts.failure.textContent = '';
    const back = this.#focusBefore;
    this.#focusBefore = null;
    if (!(back instanceof HTMLElement) || !back.isConnected) return;
    if (back === this) this.#parts.badge.focus();
    else back.focus({ preventScroll: true });
  }

  #click({ target }: Event): void {
    const { dialog, close } = this.#parts;
    // A click beside the dialog is one on the dialog itself: its content fills it.
    if (target === dialog || (target instanceof Node && close.contains(target))) dialog.close();
    const place = placeOf(target);
    if (place) this.#ask(place);
  }

  #ask(place: Place): void {
    const { failure } = this.#parts;
    failure.textContent = '';
    this.openPlace(place).catch((error: unknown) => {
      failure.textContent = errorMessage(error);
    });
  }
}

/** What a button of the list opens. */
export function placeOf(target: EventTarget | null): Place | null {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-file]') : null;
  const { file, line, column } = button?.dataset ?? {};
  return file === undefined ? null : { file, line: Number(line), column: Number(column) };
}

/** Lines above an error come and go while one types: that makes no other error of it. */
function keyOf({ code, file, message }: ShownProblem): string {
  return JSON.stringify([code, file, message]);
}

function indexOfFocus(list: HTMLElement): number | null {
  const root = list.getRootNode();
  const focused = root instanceof ShadowRoot ? root.activeElement : null;
  const index = [...list.querySelectorAll('button')].indexOf(focused as HTMLButtonElement /* Or none of them. */);
  return index === -1 ? null : index;
}

const MARKUP = `<div class="corner"><button type="button" class="badge" dir="auto" aria-haspopup="dialog" hidden></button>
<p class="status" dir="auto" role="status"></p></div>
<dialog aria-labelledby="count"><div class="panel"><div class="bar"><h2 id="count" dir="auto"></h2>
<button type="button" class="close" aria-label="Close"><span aria-hidden="true">×</span></button></div>
<p class="failure" dir="auto" role="alert"></p><div class="list"></div>
<p class="foot" dir="auto">This message closes when the files are fixed.</p></div></dialog>`;

interface Parts {
  readonly badge: HTMLElement;
  readonly status: HTMLElement;
  readonly dialog: HTMLDialogElement;
  readonly count: HTMLElement;
  readonly close: HTMLElement;
  readonly failure: HTMLElement;
  readonly list: HTMLElement;
}

function partsOf(root: ShadowRoot): Parts {
  const part = (selector: string): HTMLElement => {
    const element = root.querySelector<HTMLElement>(selector);
    if (!element) throw new Error(`The overlay has no ${selector}.`);
    return element;
  };
  const dialog = root.querySelector('dialog');
  if (!dialog) throw new Error('The overlay has no dialog.');
  return {
    dialog,
    badge: part('.badge'),
    status: part('.status'),
    count: part('#count'),
    close: part('.close'),
    failure: part('.failure'),
    list: part('.list'),
  };
}
