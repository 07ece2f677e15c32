// esbuild for whoever asks it first: to load it and to start its process is a tenth of a small build, and most sites need neither.

type Esbuild = typeof import('esbuild');

let loaded: Promise<Esbuild> | null = null;

export const build: Esbuild['build'] = async (options) => (await load()).build(options);
export const context: Esbuild['context'] = async (options) => (await load()).context(options);
export const transform: Esbuild['transform'] = async (input, options) => (await load()).transform(input, options);

/** Ends its process, where there is one. */
export async function stopEsbuild(): Promise<void> {
  if (loaded) await (await loaded).stop();
}

function load(): Promise<Esbuild> {
  loaded ??= import('esbuild');
  return loaded;
}
