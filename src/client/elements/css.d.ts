// Style sheets that a custom element imports: esbuild makes a file of them, which pages with the element link.
declare module '*.css' {}
