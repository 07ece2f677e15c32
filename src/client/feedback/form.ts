// The comment form: taken from the template that the page holds, opened for the page or one of its sections.
import type { CommentedSection } from './payload.ts';
import type { Rating } from './rating.ts';

export interface CommentForm {
  readonly isOpen: boolean;
  open(about: {
    readonly rating: Rating | null;
    readonly section: CommentedSection | null;
    readonly issue: string | null;
  }): void;
  /** What was written is gone. */
  close(): void;
  focus(): void;
  /** The reader waits: what they wrote stays, and a second click does nothing. */
  wait(isWaiting: boolean): void;
}

export interface FormAnswers {
  readonly submit: (comment: string) => void;
  readonly cancel: () => void;
}

export function createForm(place: HTMLElement, { submit, cancel }: FormAnswers): CommentForm {
  const form = cloneForm(place);
  const field = form.querySelector('textarea');
  const note = form.querySelector<HTMLElement>('.dg-feedback-issue');
  const link = note?.querySelector('a') ?? null;
  const label = form.querySelector<HTMLElement>('[data-about-section]');
  const key = form.querySelector('kbd');
  const button = form.querySelector('[type=submit]');
  if (key && /Mac|iP(?:hone|ad|od)/.test(navigator.platform)) key.textContent = '⌘ + Enter';
  let isWaiting = false;
  const send = (): void => {
    if (!isWaiting) submit(field?.value ?? '');
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    send();
  });
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && field) {
      event.preventDefault();
      send();
    } else if (event.key === 'Escape') cancel();
  });
  form.querySelector('[data-cancel]')?.addEventListener('click', cancel);
  return {
    get isOpen() {
      return !form.hidden;
    },
    open({ rating, section, issue }) {
      form.hidden = false;
      if (label) label.textContent = labelText(label.dataset, rating, section);
      // With an endpoint, those who were helped need no other way.
      if (note) note.hidden = issue === null || (rating === 1 && section === null && field !== null);
      if (link && issue !== null) link.href = issue;
    },
    close() {
      if (form instanceof HTMLFormElement) form.reset();
      form.hidden = true;
    },
    focus: () => (field ?? link ?? form.querySelector('button'))?.focus(),
    wait(waits) {
      isWaiting = waits;
      form.toggleAttribute('data-waiting', waits);
      // Not `disabled`, which would take the focus away.
      button?.setAttribute('aria-disabled', String(waits));
    },
  };
}

/** Without an endpoint it is a block with a link to an issue. */
function cloneForm(place: HTMLElement): HTMLElement {
  const template = place.querySelector<HTMLTemplateElement>('template');
  const form = template?.content.querySelector('.dg-feedback-form')?.cloneNode(true);
  if (!(form instanceof HTMLElement)) throw new Error('The page has no form for feedback.');
  place.querySelector('[role=status]')?.before(form);
  return form;
}

function labelText(words: DOMStringMap, rating: Rating | null, section: CommentedSection | null): string {
  if (section !== null) return (words.aboutSection ?? '').replace('{{section}}', () => section.title);
  return (rating === 1 ? words.aboutGood : words.aboutBad) ?? '';
}
