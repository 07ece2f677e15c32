// One editor in the place of a block of code: a stop for the tab key around the text, Enter goes in, Escape comes out.
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { jsxLanguage, tsxLanguage } from '@codemirror/lang-javascript';
import { bracketMatching, indentOnInput, indentUnit, syntaxHighlighting } from '@codemirror/language';
import { Annotation, EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { codeColors, editorLook } from './editor-look.ts';

export interface EditorOptions {
  readonly source: string;
  /** Decides on the language. */
  readonly file: string;
  readonly label: string;
  readonly hint: string;
  /** Unique on the page. */
  readonly id: string;
  /** Not called for what `show` puts there. */
  readonly onEdit: (text: string) => void;
}

export interface Editor {
  /** The wrapper, which takes the focus. */
  readonly element: HTMLElement;
  show(text: string): void;
  focus(): void;
  /** The code of its block is as it was. */
  remove(): void;
}

/** Marks what did not come from the reader's hands. */
const shown = Annotation.define<boolean>();

/** `pre` steps back while it is edited. */
export function openEditor(pre: HTMLElement, options: EditorOptions): Editor {
  const { ownerDocument: document } = pre;
  const element = document.createElement('div');
  const hint = document.createElement('p');
  hint.id = `${options.id}-hint`;
  hint.className = 'dg-live-hint';
  hint.textContent = options.hint;
  element.className = 'dg-live-editor';
  element.tabIndex = 0;
  element.dir = 'ltr';
  element.setAttribute('role', 'group');
  element.setAttribute('aria-label', options.label);
  element.setAttribute('aria-describedby', hint.id);
  // A root of its own takes styles as sheets, which the strictest policy of a page lets through.
  const root = element.attachShadow({ mode: 'open' });
  pre.hidden = true;
  pre.after(element, hint);
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({ doc: options.source, extensions: extensions(options, () => element.focus()) }),
  });
  element.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || root.activeElement !== null || event.isComposing) return;
    event.preventDefault();
    view.focus();
  });
  return {
    element,
    show(text) {
      if (view.state.doc.toString() === text) return;
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text }, annotations: shown.of(true) });
    },
    focus: () => element.focus(),
    remove() {
      view.destroy();
      element.remove();
      hint.remove();
      pre.hidden = false;
    },
  };
}

function extensions({ file, label, onEdit }: EditorOptions, leave: () => void): Extension[] {
  const wayOut = {
    key: 'Escape',
    run: () => {
      leave();
      return true;
    },
  };
  return [
    history(),
    keymap.of([wayOut, ...defaultKeymap, ...historyKeymap, indentWithTab]),
    file.endsWith('.json') || /\.jsx?$/.test(file) ? jsxLanguage : tsxLanguage,
    syntaxHighlighting(codeColors),
    indentUnit.of('  '),
    indentOnInput(),
    bracketMatching(),
    editorLook,
    // The tab key passes the text by: its wrapper is the stop, and inside it indents.
    EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '-1', spellcheck: 'false' }),
    EditorView.updateListener.of((update) => {
      if (!update.docChanged || update.transactions.some((one) => one.annotation(shown))) return;
      onEdit(update.state.doc.toString());
    }),
  ];
}
