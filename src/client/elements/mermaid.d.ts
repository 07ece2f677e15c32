// The part of the package that is used here: it is the project's own, and docs-gen is built without it.
declare module 'mermaid' {
  const mermaid: {
    initialize(config: {
      readonly startOnLoad: false;
      readonly securityLevel: 'strict';
      readonly suppressErrorRendering: true;
      readonly theme: 'neutral' | 'dark';
      readonly fontFamily: string;
    }): void;
    render(id: string, code: string): Promise<{ readonly svg: string }>;
  };
  export default mermaid;
}
