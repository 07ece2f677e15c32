// Lets a demo that runs go on with its state when its code is another: what is mounted in its place calls the newest function.
import type { ReactNode } from 'react';

/** What the published client knows as the module of a demo. */
interface DemoModule {
  readonly default: unknown;
  readonly Wrapper?: unknown;
}

export interface KeptDemos {
  /** Of an island that has not started: it is going to be mounted with a module that can go on as another. */
  prepare(props: { readonly src: string }): string;
  /** Of the address in an island: that of the script whose code runs there. */
  shown(src: string): string;
  /** False: nothing runs there that could. `failed`: it threw at once. */
  goOn(src: string, next: { readonly script: string; readonly module: unknown; readonly failed: () => void }): boolean;
  /** What stands behind an address that `prepare` made. */
  load(address: string): Promise<DemoModule>;
}

export interface KeptDemosEnv {
  /** Address of the module that asks for `load`; null: no demo is prepared. */
  readonly module: string | null;
  /** Rejects where a script can not be loaded. */
  readonly importScript: (address: string) => Promise<unknown>;
  readonly importReact: () => Promise<Pick<typeof import('react'), 'Component' | 'createElement'>>;
}

type FunctionComponent = (props: object) => ReactNode;

interface Kept {
  script: string;
  current: FunctionComponent;
  /** Set while a new function is called for the first time. */
  failed: (() => void) | null;
  /** null: nothing runs. */
  update: (() => void) | null;
}

export function createKeptDemos({ module: place, importScript, importReact }: KeptDemosEnv): KeptDemos {
  /** By number of the island: each is mounted with a module of its own. */
  const kept = new Map<string, Kept>();
  let count = 0;
  const questionOf = (src: string) => {
    const start = `${place}?`;
    return place !== null && src.startsWith(start) ? new URLSearchParams(src.slice(start.length)) : null;
  };
  return {
    prepare({ src }) {
      if (place === null || questionOf(src)) return src;
      return `${place}?${new URLSearchParams({ src, island: String(++count) })}`;
    },
    shown(src) {
      const question = questionOf(src);
      return kept.get(question?.get('island') ?? '')?.script ?? question?.get('src') ?? src;
    },
    goOn(src, { script, module, failed }) {
      const own = kept.get(questionOf(src)?.get('island') ?? '');
      const next = isModule(module) ? module.default : null;
      if (!own?.update || !isPlainFunction(next)) return false;
      const before = own.script;
      const undo = () => {
        own.script = before;
        failed();
      };
      Object.assign(own, { script, current: next, failed: undo });
      own.update();
      return true;
    },
    async load(address) {
      const question = new URL(address).searchParams;
      const script = question.get('src') ?? '';
      const module = await importScript(script);
      if (!isModule(module)) throw new Error(`${script} is no demo.`);
      if (!isPlainFunction(module.default)) return module;
      const own: Kept = { script, current: module.default, failed: null, update: null };
      kept.set(question.get('island') ?? '', own);
      return { default: keptComponent(own, await importReact()), Wrapper: module.Wrapper };
    },
  };
}

function keptComponent(own: Kept, { Component, createElement }: Awaited<ReturnType<KeptDemosEnv['importReact']>>) {
  /** Always the same function to React, which keeps the state of its hooks. */
  const Running: FunctionComponent = (props) => own.current(props);
  /** A class, as React has no other way to catch what children throw. */
  return class KeptDemo extends Component<object, { readonly error: unknown }> {
    override state: { readonly error: unknown } = { error: NOTHING };

    static getDerivedStateFromError(error: unknown) {
      return { error };
    }

    override componentDidMount() {
      own.update = () => this.forceUpdate();
    }

    override componentDidUpdate() {
      if (this.state.error !== NOTHING) own.failed?.();
      own.failed = null;
    }

    override componentWillUnmount() {
      own.update = null;
    }

    override render() {
      const { error } = this.state;
      if (error === NOTHING) return createElement(Running, this.props);
      if (own.failed === null) throw error; // What stands around every demo says so.
      return null;
    }
  };
}

const NOTHING = Symbol('nothing was thrown');

function isModule(value: unknown): value is DemoModule {
  return typeof value === 'object' && value !== null && 'default' in value;
}

function isPlainFunction(value: unknown): value is FunctionComponent {
  return typeof value === 'function' && !value.prototype?.isReactComponent;
}
