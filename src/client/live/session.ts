// Live editing of one demo, from the click on its button until the reader resets it: nothing of it is kept.
import { errorMessage } from '../../lib/error-message.ts';
import { BASE_PLACEHOLDER, SHEET_BASE } from '../../lib/relative-base.ts';
import type { LiveDemo, LiveManifest } from '../../model/live.ts';
import { withSiteBase } from '../config.ts';
import { createCompiler } from './compiler.ts';
import { createErrorBox } from './error-box.ts';
import { openFrame } from './frame-host.ts';
import css from './live.css?text';
import { readPageStyles } from './page-look.ts';
import { type EditedPart, openPart } from './part.ts';
import { fetchScripts, type Prepared, prepareRun } from './prepare.ts';

export interface EditEnv {
  readonly window: Window;
  /** Tells when the reader chooses another language or styling. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Shows the whole code. */
  readonly open: () => void;
}

/** Opens the editor of a demo; a second time it puts everything back. `button` holds the state. */
export async function toggleEditing(
  figure: HTMLElement,
  button: HTMLElement,
  manifest: LiveManifest,
  env: EditEnv,
): Promise<void> {
  if (sessions.has(figure)) {
    figure.dispatchEvent(new Event('dg-reset'));
    return;
  }
  sessions.add(figure);
  button.ariaPressed = 'true';
  try {
    const close = await startEditing(figure, manifest, env);
    figure.addEventListener(
      'dg-reset',
      () => {
        close();
        sessions.delete(figure);
        button.ariaPressed = 'false';
      },
      { once: true },
    );
  } catch (error) {
    sessions.delete(figure);
    button.ariaPressed = 'false';
    throw error;
  }
}

const sessions = new WeakSet<HTMLElement>();

async function startEditing(figure: HTMLElement, manifest: LiveManifest, env: EditEnv): Promise<() => void> {
  const { window } = env;
  const { document } = window;
  const stage = mustFind(figure, '.dg-demo-stage');
  const code = mustFind(figure, '.dg-demo-code');
  const texts = manifest.texts[document.documentElement.lang] ?? Object.values(manifest.texts)[0];
  if (!texts) throw new Error('The manifest of live editing has no texts.');
  const fetchText = textFetcher(window);
  adoptStyles(window);
  const demoOf = async (part: HTMLElement): Promise<LiveDemo> => JSON.parse(await fetchText(part.dataset.live ?? ''));
  const [first, look] = await Promise.all([
    demoOf(shownPart(code, window)),
    readPageStyles(window, {
      text: fetchText,
      bytes: async (address) => (await answer(window, address)).arrayBuffer(),
    }),
  ]);

  const errors = createErrorBox(code, texts);
  const compiler = createCompiler(new Worker(manifest.worker));
  const parts = new Map<HTMLElement, EditedPart>();
  const sent = new Set<string>();
  let turn = 0;
  let current: EditedPart | null = null;

  const frame = await openFrame(stage, window, {
    src: manifest.page,
    title: texts.editedDemo.replace('{{name}}', figure.dataset.demo ?? ''),
    env: manifest.env,
    globals: manifest.globals,
    fonts: look.fonts,
    onMessage(message) {
      if (message.turn !== turn) return;
      if (message.type === 'shown') errors.clear();
      else errors.show({ ...message, column: null }, current?.textOf(message.file) ?? '');
    },
  }).catch((error: unknown) => {
    compiler.stop();
    errors.remove();
    throw error;
  });
  frame.send({ type: 'styles', styles: look.styles });

  const send = async ({ run, scripts, styles }: Extract<Prepared, { readonly ok: true }>, own: number) => {
    const fresh = (addresses: readonly string[]) => addresses.filter((address) => !sent.has(address));
    const [newScripts, newStyles] = await Promise.all([
      fetchScripts(fresh(scripts), manifest, fetchText),
      Promise.all(fresh(styles).map(async (address) => ({ address, text: await fetchText(address) }))),
    ]);
    if (own !== turn) return;
    for (const address of [...scripts, ...styles]) sent.add(address);
    frame.send({ type: 'styles', styles: newStyles });
    frame.send({ type: 'scripts', scripts: newScripts });
    frame.send({ type: 'run', turn: own, ...run });
  };
  const run = async (part: EditedPart): Promise<void> => {
    const own = ++turn;
    current = part;
    const { entry, demo } = part;
    const prepared = await prepareRun(entry, part.texts, { manifest, texts, demo, compiler });
    if (own !== turn) return;
    if (prepared.ok) await send(prepared, own);
    else errors.show(prepared.problem, part.textOf(prepared.problem.file));
  };
  const show = async (element: HTMLElement, known?: LiveDemo): Promise<EditedPart> => {
    const part =
      parts.get(element) ?? openPart(element, known ?? (await demoOf(element)), { texts, onEdit: (own) => start(own) });
    parts.set(element, part);
    start(part);
    return part;
  };
  const start = (part: EditedPart): void => {
    run(part).catch((error: unknown) => errors.show(problemOf(error), ''));
  };

  const opened = await show(shownPart(code, window), first);
  if (!opened.isSeen()) env.open();
  opened.focus();
  const unsubscribe = env.subscribe(() => {
    show(shownPart(code, window)).catch((error: unknown) => errors.show(problemOf(error), ''));
  });
  return () => {
    unsubscribe();
    turn++;
    compiler.stop();
    frame.remove();
    errors.remove();
    for (const part of parts.values()) part.remove();
  };
}

/** As a sheet: the strictest policy of a page lets it through. */
function adoptStyles({ document }: Window): void {
  if (styled.has(document)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  styled.add(document);
}

const styled = new WeakSet<Document>();

function mustFind(figure: HTMLElement, selector: string): HTMLElement {
  const found = figure.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`The demo has no ${selector}.`);
  return found;
}

/** In the language and styling that the reader has chosen: style sheets know. */
function shownPart(code: HTMLElement, window: Window): HTMLElement {
  const parts = [...code.querySelectorAll<HTMLElement>(':scope > [data-live]')];
  const shown = parts.find((part) => window.getComputedStyle(part).display !== 'none') ?? parts[0];
  if (!shown) throw new Error('The demo has no code to edit.');
  return shown;
}

function problemOf(error: unknown) {
  return { file: null, line: null, column: null, message: errorMessage(error) };
}

function textFetcher(window: Window): (address: string) => Promise<string> {
  const known = new Map<string, Promise<string>>();
  return (address) => {
    const text =
      known.get(address) ??
      answer(window, address).then((response) =>
        process.env.RELATIVE_BASE === 'yes' ? basedText(response, window.document) : response.text(),
      );
    known.set(address, text);
    text.catch(() => known.delete(address)); // Whoever waits for it is told; the next one asks again.
    return text;
  };
}

/** What is shown in the frame is in another folder than its file. */
async function basedText(response: Response, document: Document): Promise<string> {
  const text = await response.text();
  return withSiteBase(text.replaceAll(SHEET_BASE, BASE_PLACEHOLDER), document);
}

async function answer(window: Window, address: string): Promise<Response> {
  const response = await window.fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}
