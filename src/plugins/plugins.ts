// The plugins that come with docs-gen, public as `docs-gen/plugins`. A site that names none of them holds nothing of them.
export { type MathOptions, math } from './math.ts';
export { type MermaidLabels, type MermaidOptions, mermaid } from './mermaid.ts';
