// What the page and the frame of edited code tell each other. Neither trusts the other: the sender and the form are checked.

/** To the frame. */
export type ToFrame =
  | { readonly type: 'look'; readonly attributes: readonly (readonly [string, string])[]; readonly ground: string }
  | {
      readonly type: 'setup';
      readonly env: Readonly<Record<string, unknown>>;
      readonly globals: Readonly<Record<string, unknown>>;
      readonly fonts: readonly FrameFont[];
    }
  | { readonly type: 'styles'; readonly styles: readonly { readonly address: string; readonly text: string }[] }
  | { readonly type: 'scripts'; readonly scripts: readonly FrameScript[] }
  | ({ readonly type: 'run' } & FrameRun);

export interface FrameFont {
  readonly family: string;
  readonly bytes: ArrayBuffer;
  readonly descriptors: Readonly<Record<string, string>>;
}

export interface FrameScript {
  readonly address: string;
  readonly text: string;
  /** Addresses of the scripts that it names, by specifier: all were sent before. */
  readonly links: readonly (readonly [specifier: string, address: string])[];
}

export interface FrameRun {
  readonly turn: number;
  readonly entry: string;
  /** The export that is shown where there is no default export. */
  readonly exportName: string;
  readonly modules: readonly FrameModule[];
  /** Addresses of scripts. */
  readonly react: string;
  readonly reactDom: string;
  readonly wrapper: string | null;
  readonly noExport: string;
  readonly noComponent: string;
}

export interface FrameModule {
  readonly file: string;
  readonly code: string;
  readonly links: readonly (readonly [specifier: string, link: FrameLink])[];
}

export type FrameLink =
  | { readonly kind: 'file'; readonly file: string; readonly names: readonly string[] }
  | { readonly kind: 'script'; readonly address: string; readonly names: readonly string[] }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'missing'; readonly message: string };

/** To the page. */
export type FromFrame =
  | { readonly type: 'ready' }
  | { readonly type: 'height'; readonly height: number }
  | { readonly type: 'shown'; readonly turn: number }
  | {
      readonly type: 'error';
      readonly turn: number;
      readonly message: string;
      readonly file: string | null;
      readonly line: number | null;
    };

/** Null: it is not one of ours. Edited code may send what it likes. */
export function readFromFrame(data: unknown): FromFrame | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  const { type } = data;
  if (type === 'ready') return { type };
  if (type === 'height') {
    if (!('height' in data) || typeof data.height !== 'number' || !Number.isFinite(data.height)) return null;
    return { type, height: data.height };
  }
  if (!('turn' in data) || typeof data.turn !== 'number') return null;
  const { turn } = data;
  if (type === 'shown') return { type, turn };
  if (type !== 'error' || !('message' in data) || typeof data.message !== 'string') return null;
  const file = 'file' in data && typeof data.file === 'string' ? data.file : null;
  const line = 'line' in data && typeof data.line === 'number' ? data.line : null;
  return { type, turn, message: data.message.slice(0, MAX_MESSAGE), file, line };
}

/** Characters of a message that readers are shown. */
const MAX_MESSAGE = 1000;
