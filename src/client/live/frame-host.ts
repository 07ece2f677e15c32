// The frame of edited code as the page sees it: put into the stage of the demo, told of the page's look, asked to run.
import { type FrameFont, type FromFrame, readFromFrame, type ToFrame } from './messages.ts';
import { rootAttributes } from './page-look.ts';

export interface FrameHost {
  send(message: ToFrame): void;
  remove(): void;
}

export interface FrameHostOptions {
  readonly src: string;
  readonly title: string;
  readonly env: Readonly<Record<string, unknown>>;
  readonly globals: Readonly<Record<string, unknown>>;
  readonly fonts: readonly FrameFont[];
  readonly onMessage: (message: Exclude<FromFrame, { readonly type: 'ready' | 'height' }>) => void;
}

/** How long the frame may take until it listens, in milliseconds: a policy of the host may keep it from running at all. */
const WAIT_MS = 15_000;

/** Resolves when the frame listens; leaves nothing behind where it does not. */
export function openFrame(stage: HTMLElement, window: Window, options: FrameHostOptions): Promise<FrameHost> {
  const { document } = window;
  const frame = document.createElement('iframe');
  frame.className = 'dg-live-frame';
  frame.title = options.title;
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.src = options.src;
  let height = stage.clientHeight;
  frame.style.blockSize = `${height}px`;
  stage.append(frame);

  const send = (message: ToFrame) => frame.contentWindow?.postMessage(message, '*'); // Its origin has no name.
  const sendLook = () => send({ type: 'look', attributes: rootAttributes(document), ground: stage.dataset.bg ?? '' });
  const observer = new MutationObserver(sendLook);
  return new Promise((resolve, reject) => {
    const receive = ({ source, data }: MessageEvent): void => {
      if (source === null || source !== frame.contentWindow) return;
      const message = readFromFrame(data);
      if (message === null) return;
      if (message.type === 'height') height = message.height;
      else if (message.type !== 'ready') {
        stage.dataset.live = '';
        options.onMessage(message);
      }
      // As tall as what it takes the place of, until it knows better: nothing below jumps.
      if ('live' in stage.dataset) frame.style.blockSize = `${height}px`;
      if (message.type !== 'ready') return;
      send({ type: 'setup', env: options.env, globals: options.globals, fonts: options.fonts });
      sendLook();
      observer.observe(document.documentElement, { attributes: true });
      window.clearTimeout(timer);
      resolve(host);
    };
    const host: FrameHost = {
      send,
      remove() {
        window.removeEventListener('message', receive);
        observer.disconnect();
        frame.remove();
        delete stage.dataset.live;
      },
    };
    window.addEventListener('message', receive);
    const timer = window.setTimeout(() => {
      host.remove();
      reject(new Error(`${options.src} does not run.`));
    }, WAIT_MS);
  });
}
