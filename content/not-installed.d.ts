// What pages import and this repository does not have: packages of others, and files of a reader's project.
declare module '@fontsource/inter';
declare module 'acme-ui';
declare module '*/translations.json' {
  const table: Readonly<Record<string, string>>;
  export default table;
}
declare module '*/translations-zh.json' {
  const table: Readonly<Record<string, string>>;
  export default table;
}
