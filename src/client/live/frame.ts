// Runs edited code, inside of a sandboxed document of its own: no origin, no network, nothing of the page within reach.
import { createBlobScripts } from './blob-scripts.ts';
import { type Body, evaluate } from './evaluate.ts';
import { createStage } from './frame-stage.ts';
import { giveStorage } from './frame-storage.ts';
import type { FrameRun, FromFrame, ToFrame } from './messages.ts';

type ReactModule = typeof import('react');
type ReactDomModule = typeof import('react-dom/client');

// Opened by itself, or in a frame that gives it an origin, it would run foreign code with the rights of the site.
if (self.origin === 'null' && parent !== self) start();

function start(): void {
  const tell = (message: FromFrame) => parent.postMessage(message, '*'); // Whoever frames it: nothing secret is told.
  giveStorage(window, document);
  const scripts = createBlobScripts();
  const stage = createStage(document, (height) => tell({ type: 'height', height }));
  let turn = 0;

  const tellError = (error: unknown): void => {
    const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    const place = scripts.placeIn(error instanceof Error ? (error.stack ?? '') : '');
    tell({ type: 'error', turn, message, file: place?.file ?? null, line: place?.line ?? null });
  };
  addEventListener('error', (event) => tellError(event.error ?? event.message));
  addEventListener('unhandledrejection', (event) => tellError(event.reason));

  const show = async (message: FrameRun): Promise<void> => {
    turn = message.turn;
    const bodies = new Map<string, Body>();
    for (const { file, code } of message.modules)
      bodies.set(file, (await scripts.importText<{ default: Body }>(file, wrapped(code))).default);
    const namespaces = new Map<string, object>();
    for (const address of addressesOf(message))
      namespaces.set(address, (await scripts.importScript<{ namespace: object }>(address)).namespace);
    if (message.turn !== turn) return; // The reader has typed on.
    const exports = evaluate(message, bodies, namespaces);
    const component = exports.default ?? exports[message.exportName];
    if (typeof component !== 'function' && (typeof component !== 'object' || component === null))
      throw new Error(message.noComponent);
    stage.show(component, {
      turn: message.turn,
      // The page sends the addresses of these very modules.
      react: namespaces.get(message.react) as ReactModule,
      reactDom: namespaces.get(message.reactDom) as ReactDomModule,
      wrapper: message.wrapper === null ? null : (namespaces.get(message.wrapper) ?? null),
      onShown: () => tell({ type: 'shown', turn: message.turn }),
      onError: tellError,
    });
  };

  addEventListener('message', ({ source, data }: MessageEvent<ToFrame>) => {
    if (source !== parent) return;
    switch (data.type) {
      case 'setup':
        // What bundlers put in its place is not there in code that no bundler has seen.
        Object.assign(globalThis, { global: globalThis, process: { env: data.env }, ...data.globals });
        for (const { family, bytes, descriptors } of data.fonts)
          document.fonts.add(new FontFace(family, bytes, descriptors));
        return;
      case 'look':
        stage.look(data.attributes, data.ground);
        return;
      case 'styles':
        stage.styles(data.styles);
        return;
      case 'scripts':
        for (const script of data.scripts) scripts.add(script);
        return;
      case 'run':
        show(data).catch(tellError);
    }
  });
  tell({ type: 'ready' });
}

/** On the line of its first line. */
function wrapped(code: string): string {
  return `export default function(require,module,exports){${code}\n}`;
}

function addressesOf({ modules, react, reactDom, wrapper }: FrameRun): Set<string> {
  const links = modules.flatMap((module) => module.links.map(([, link]) => link));
  const linked = links.flatMap((link) => (link.kind === 'script' ? [link.address] : []));
  return new Set([react, reactDom, ...(wrapper === null ? [] : [wrapper]), ...linked]);
}
