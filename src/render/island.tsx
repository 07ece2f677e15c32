// Puts an interactive component into a static page: its server HTML, in an element from which the browser can revive it.
import { type ComponentType, createContext, createElement, type ReactElement, useContext } from 'react';
import { renderToString } from 'react-dom/server';
import { escapeAttribute } from '../lib/html.ts';

/**
 * When an island comes to life: at once, in an idle moment, when it comes near the viewport, or when the reader first
 * touches it (that event then arrives after all).
 */
export type IslandTrigger = 'load' | 'idle' | 'visible' | 'interaction';

export interface IslandProps<P extends object> {
  /** Its key in `client/registry.ts`. */
  readonly name: string;
  readonly when: IslandTrigger;
  readonly component: ComponentType<P>;
  /** Must survive JSON. Context of the page does not reach the component. */
  readonly props: P;
}

/** What the islands of one page share; two scopes of a page (shell and content) need different stems. */
export interface IslandScope {
  /** Unique on the page, and the same in every build. */
  nextPrefix(): string;
  /** Server HTML by name and props, with `PREFIX` in place of the prefix. */
  readonly cache: Map<string, string>;
}

/** A cache may serve many pages: what it holds does not depend on the page. */
export function createIslandScope(cache: Map<string, string>, stem: string): IslandScope {
  let count = 0;
  return { cache, nextPrefix: () => `${stem}${count++}` };
}

export const IslandScopeContext = createContext<IslandScope | null>(null);

export function Island<P extends object>(island: IslandProps<P>): ReactElement {
  const scope = useContext(IslandScopeContext);
  if (!scope) throw new Error(`Island ${island.name} is rendered outside an IslandScopeContext.`);
  const { attributes, html } = renderParts(scope, island);
  return createElement('dg-island', { ...attributes, dangerouslySetInnerHTML: { __html: html } });
}

/** The same as text, for HTML that is put together without React. */
export function renderIsland<P extends object>(scope: IslandScope, island: IslandProps<P>): string {
  const { attributes, html } = renderParts(scope, island);
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`);
  return `<dg-island${written.join('')}>${html}</dg-island>`;
}

interface IslandParts {
  readonly attributes: Readonly<Record<string, string>>;
  readonly html: string;
}

/** A small root of its own: `useId` counts from the root, so the browser's small root gives the same ids. */
function renderParts<P extends object>(
  scope: IslandScope,
  { name, when, component, props }: IslandProps<P>,
): IslandParts {
  const json = JSON.stringify(props);
  const key = `${name} ${json}`;
  const prefix = scope.nextPrefix();
  let html = scope.cache.get(key);
  if (html === undefined) {
    html = renderToString(createElement(component, props), { identifierPrefix: PREFIX });
    scope.cache.set(key, html);
  }
  const attributes = { name, when, ...(json === '{}' ? {} : { props: json }), prefix };
  return { attributes, html: html.replaceAll(PREFIX, prefix) };
}

/** Stands for the prefix while the HTML is shared. No text holds a private-use character sequence like this by chance. */
const PREFIX = '\ue0d0island\ue0d1';
