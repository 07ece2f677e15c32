// The style sheet of live editing, which its script holds as a text.
declare module '*.css?text' {
  const text: string;
  export default text;
}
