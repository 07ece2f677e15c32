// What demos may import besides modules. In `compilerOptions` of a project: `"types": ["docs-gen/client"]`.
declare module '*.module.css' {
  const names: Readonly<Record<string, string>>;
  export default names;
}
declare module '*.module.scss' {
  const names: Readonly<Record<string, string>>;
  export default names;
}
declare module '*.module.sass' {
  const names: Readonly<Record<string, string>>;
  export default names;
}
declare module '*.module.less' {
  const names: Readonly<Record<string, string>>;
  export default names;
}
declare module '*.css' {}
declare module '*.scss' {}
declare module '*.sass' {}
declare module '*.less' {}
declare module '*?url' {
  const text: string;
  export default text;
}
declare module '*?raw' {
  const text: string;
  export default text;
}
declare module '*?inline' {
  const text: string;
  export default text;
}
declare module '*?react' {
  import type { ForwardRefExoticComponent, RefAttributes, SVGProps } from 'react';
  type Props = Omit<SVGProps<SVGSVGElement>, 'ref'> & RefAttributes<SVGSVGElement>;
  export const ReactComponent: ForwardRefExoticComponent<Props & { readonly title?: string; readonly titleId?: string }>;
  export default ReactComponent;
}
declare module '*?worker' {
  const Published: new (options?: WorkerOptions) => Worker;
  export default Published;
}
declare module '*?sharedworker' {
  const Published: new (options?: WorkerOptions) => SharedWorker;
  export default Published;
}
declare module '*.svg' {
  const address: string;
  export default address;
}
declare module '*.png' {
  const address: string;
  export default address;
}
declare module '*.jpg' {
  const address: string;
  export default address;
}
declare module '*.jpeg' {
  const address: string;
  export default address;
}
declare module '*.gif' {
  const address: string;
  export default address;
}
declare module '*.webp' {
  const address: string;
  export default address;
}
declare module '*.avif' {
  const address: string;
  export default address;
}
declare module '*.woff2' {
  const address: string;
  export default address;
}
declare module '*.woff' {
  const address: string;
  export default address;
}
declare module '*.ttf' {
  const address: string;
  export default address;
}
declare module '*.otf' {
  const address: string;
  export default address;
}
declare module '*.mp4' {
  const address: string;
  export default address;
}
declare module '*.txt' {
  const text: string;
  export default text;
}
