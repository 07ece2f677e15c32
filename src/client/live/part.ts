// The code of a demo in one language and styling while it is edited: an editor for each tab, and one for the preview.
import type { LiveDemo, LiveTexts } from '../../model/live.ts';
import { type Editor, openEditor } from './editor.ts';
import { createSources } from './sources.ts';

export interface EditedPart {
  readonly demo: LiveDemo;
  /** Path of the demo itself. */
  readonly entry: string;
  /** By path, as they are now. */
  readonly texts: ReadonlyMap<string, string>;
  /** '' where there is no such file. */
  textOf(file: string | null): string;
  /** Whether an editor is seen: the code may be closed. */
  isSeen(): boolean;
  /** The editor that is seen. */
  focus(): void;
  remove(): void;
}

export interface PartOptions {
  readonly texts: LiveTexts;
  readonly onEdit: (part: EditedPart) => void;
}

/** Tabs of these files are edited. Style sheets are not: their classes were given names when the site was built. */
const EDITABLE = /\.(?:[jt]sx?|json)$/;

export function openPart(element: HTMLElement, demo: LiveDemo, { texts, onEdit }: PartOptions): EditedPart {
  const code = demo.codes[element.dataset.variant === 'JS' ? 'JS' : 'TS'];
  const [first] = code?.files ?? [];
  if (!code || !first) throw new Error('The demo has no code in this language.');
  const sources = createSources(code);
  const editors = new Map<string, Editor>();
  const preview = element.querySelector<HTMLElement>('.dg-demo-preview pre');
  const blocks = element.querySelectorAll<HTMLElement>('.dg-demo-full pre');
  const common = (name: string, id: string) => ({
    label: texts.editorOf.replace('{{name}}', name),
    hint: texts.editorHint,
    id: `${element.parentElement?.id}-${element.dataset.variant}-${element.dataset.styling ?? ''}-${id}`,
  });

  const seen = () => [...(shown ? [shown] : []), ...editors.values()].find(({ element: own }) => own.checkVisibility());
  const part: EditedPart = {
    demo,
    entry: first.file,
    texts: sources.texts,
    textOf: (file) => (file === null ? '' : (sources.texts.get(file) ?? '')),
    isSeen: () => seen() !== undefined,
    focus: () => seen()?.focus(),
    remove() {
      shown?.remove();
      for (const editor of editors.values()) editor.remove();
    },
  };
  code.files.forEach(({ file, name, source }, index) => {
    const pre = blocks[index];
    if (!pre || !EDITABLE.test(file)) return;
    const editor = openEditor(pre, {
      ...common(name, String(index)),
      source,
      file,
      onEdit(text) {
        sources.editFile(file, text);
        if (index === 0) shown?.show(sources.preview() ?? '');
        onEdit(part);
      },
    });
    editors.set(file, editor);
  });
  const text = sources.preview();
  const shown: Editor | null =
    preview && text !== null
      ? openEditor(preview, {
          ...common(first.name, 'preview'),
          source: text,
          file: first.file,
          onEdit(edited) {
            sources.editPreview(edited);
            editors.get(first.file)?.show(sources.texts.get(first.file) ?? '');
            onEdit(part);
          },
        })
      : null;
  return part;
}
