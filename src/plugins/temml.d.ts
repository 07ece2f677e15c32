// The part of temml that is used here: its own types are not found by the conditions of its `exports`.
declare module 'temml' {
  const temml: {
    renderToString(
      tex: string,
      options: {
        readonly displayMode: boolean;
        readonly throwOnError: true;
        readonly trust: false;
        readonly strict: boolean;
        readonly macros: Record<string, string>;
      },
    ): string;
  };
  export default temml;
}
