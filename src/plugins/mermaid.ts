// Fences with the language `mermaid` as diagrams: the page holds their code, and the reader's browser draws it.

import { join } from 'node:path';
import type { Code, Parents, Root } from 'mdast';
import type { VFile } from 'vfile';
import { packageRoot } from '../lib/node/package-root.ts';
import type {} from '../markdown/context.ts'; // What a compiled file carries along.
import type { Plugin } from '../model/plugin.ts';

export interface MermaidLabels {
  /** Name of a diagram that has no `accTitle`, for screen readers. @default 'Diagram' */
  readonly name?: string;
  /** Stands below the code of a diagram that could not be drawn. @default 'This diagram could not be drawn.' */
  readonly failed?: string;
}

export interface MermaidOptions {
  /** Words that readers see, by language of the page. */
  readonly labels?: Readonly<Record<string, MermaidLabels>>;
}

/**
 * Needs the package `mermaid` in the project.
 *
 * @example
 * ```ts
 * plugins: [mermaid()]
 * ```
 */
export function mermaid(options: MermaidOptions = {}): Plugin {
  return {
    name: 'mermaid',
    version: '1',
    packages: ['mermaid'],
    elements: { [ELEMENT]: join(packageRoot, `src/client/elements/${ELEMENT}.ts`) },
    remark: [[frameDiagrams, options]],
  };
}

const ELEMENT = 'dg-mermaid';
const DEFAULTS = { name: 'Diagram', failed: 'This diagram could not be drawn.' } satisfies MermaidLabels;

/** Around the fence, which stays code: so pages show it as any other until it is drawn. */
interface Diagram {
  readonly type: 'dgDiagram';
  readonly children: [Code];
  readonly position?: Code['position'];
  readonly data: { readonly hName: string; readonly hProperties: Readonly<Record<string, string>> };
}

function frameDiagrams({ labels = {} }: MermaidOptions) {
  return (tree: Root, file: VFile): void => {
    if (!/mermaid/i.test(String(file.value))) return;
    const words = { ...DEFAULTS, ...labels[file.data.page?.language ?? ''] };
    const stack: Parents[] = [tree];
    for (let parent = stack.pop(); parent; parent = stack.pop()) {
      parent.children.forEach((child, index, siblings: unknown[]) => {
        if ('children' in child) stack.push(child);
        if (child.type !== 'code' || child.lang?.toLowerCase() !== 'mermaid') return;
        if (child.value.trim() === '') {
          const message = file.message('The diagram is empty.', { place: child.position, source: 'mermaid' });
          message.note = 'write the diagram between the two lines of the fence, or remove both.';
          return;
        }
        siblings[index] = diagram(child, words);
      });
    }
  };
}

function diagram(code: Code, { name, failed }: Required<MermaidLabels>): Diagram {
  const lines = code.value.split('\n').length;
  return {
    type: 'dgDiagram',
    children: [code],
    ...(code.position ? { position: code.position } : {}),
    data: {
      hName: ELEMENT,
      hProperties: { style: `block-size:${height(lines)}rem`, dataName: name, dataFailed: failed },
    },
  };
}

/** Code and drawing share one space, kept from the first paint on, so that nothing moves: rem by lines of code. */
function height(lines: number): number {
  return Math.min(40, 10 + 3 * lines);
}
