// Runs the modules of a page in its window by Node: the loader of happy-dom misreads minified code.
import { type Context, SourceTextModule, type SyntheticModule, type SourceTextModule as TextModule } from 'node:vm';

type Module = TextModule | SyntheticModule;

export interface LoaderEnv {
  readonly read: (url: string) => Promise<string>;
  readonly track: <T>(promise: Promise<T>) => Promise<T>;
}

/** `scope`: the window, or the global of a worker. Modules of one scope are loaded once. */
export function moduleLoader(
  scope: Context & { readonly location: { readonly href: string } },
  { read, track }: LoaderEnv,
) {
  const loaded = new Map<string, Promise<Module>>();
  const load = (url: string): Promise<Module> => {
    const before = loaded.get(url);
    if (before) return before;
    const loading = compile(url);
    loaded.set(url, loading);
    return loading;
  };
  const compile = async (url: string) => {
    const importModuleDynamically = (name: string) => track(run(new URL(name, url).href));
    return new SourceTextModule(await read(url), {
      identifier: url,
      context: scope,
      initializeImportMeta: (meta) => Object.assign(meta, { url }),
      importModuleDynamically,
    });
  };
  let linked: Promise<unknown> = Promise.resolve();
  const run = async (url: string): Promise<Module> => {
    const module = await load(new URL(url, scope.location.href).href);
    // One after another: Node cannot link what shares modules at the same time.
    const linking = linked.then(() =>
      module.status === 'unlinked'
        ? module.link((name, { identifier }) => load(new URL(name, identifier).href))
        : undefined,
    );
    linked = linking.catch(() => undefined); // Whoever asked for it is told.
    await linking;
    await module.evaluate();
    return module;
  };
  return { run };
}
