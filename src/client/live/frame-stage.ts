// What the frame of edited code shows: the demo on the ground of its page, in the page's mode and direction, as tall as it is.
import type { ComponentType, ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import type { DemoWrapperProps } from '../islands/Demo.tsx';
import { followHeight } from './frame-height.ts';

export interface ShowOptions {
  readonly turn: number;
  readonly react: typeof import('react');
  readonly reactDom: typeof import('react-dom/client');
  /** Namespace of the wrapper's module; null: there is none. */
  readonly wrapper: object | null;
  readonly onShown: () => void;
  readonly onError: (error: unknown) => void;
}

export interface Stage {
  /** `component` is what the edited module exports; React says so if it is none. */
  show(component: object, options: ShowOptions): void;
  /** Attributes of the page's root element, and the kind of ground. */
  look(attributes: readonly (readonly [string, string])[], ground: string): void;
  styles(styles: readonly { readonly address: string; readonly text: string }[]): void;
}

type Wrapper = ComponentType<Omit<DemoWrapperProps, 'children'> & { children?: ReactNode }>;

export function createStage(document: Document, onHeight: (height: number) => void): Stage {
  const { documentElement: html, head, body } = document;
  const ground = document.createElement('div');
  ground.className = 'dg-demo-stage dg-live-ground';
  const place = document.createElement('div');
  // By this name the styles of the page know what is not theirs.
  const element = document.createElement('dg-island');
  element.setAttribute('name', 'Demo');
  place.append(element);
  ground.append(place);
  (document.querySelector('main') ?? body).append(ground);
  followHeight(document, ground, onHeight);
  const styled = new Map<string, HTMLStyleElement>();
  const lastStyle = head.appendChild(document.createComment(''));
  let root: Root | null = null;
  let render: (() => void) | null = null;

  return {
    show(component, { turn, react, reactDom, wrapper, onShown, onError }) {
      root ??= reactDom.createRoot(element);
      const Boundary = boundaryOf(react);
      const shown = root;
      render = () => {
        const demo = react.createElement(
          Boundary,
          { key: turn, onShown, onError },
          react.createElement(component as ComponentType), // Said above.
        );
        const around = wrapper && 'default' in wrapper ? (wrapper.default as Wrapper) : null; // Its build made sure.
        const direction = html.dir === 'rtl' ? 'rtl' : 'ltr';
        const props = { kind: 'demo', mode: modeOf(html), direction } as const;
        shown.render(around ? react.createElement(around, props, demo) : demo);
      };
      render();
    },
    look(attributes, kind) {
      for (const name of html.getAttributeNames())
        if (!attributes.some(([given]) => given === name)) html.removeAttribute(name);
      for (const [name, value] of attributes) html.setAttribute(name, value);
      ground.dataset.bg = kind;
      render?.();
    },
    styles(styles) {
      for (const { address, text } of styles) {
        if (styled.has(address)) continue;
        const style = document.createElement('style');
        style.textContent = text;
        styled.set(address, style);
        head.insertBefore(style, lastStyle);
      }
    },
  };
}

function modeOf(html: HTMLElement): 'light' | 'dark' {
  return html.style.colorScheme === 'dark' ? 'dark' : 'light';
}

interface BoundaryProps {
  readonly onShown: () => void;
  readonly onError: (error: unknown) => void;
  readonly children?: ReactNode;
}

/** Made of the React that was sent: there is none in the frame before. */
function boundaryOf(react: ShowOptions['react']): ComponentType<BoundaryProps> {
  const known = boundaries.get(react);
  if (known) return known;
  class Boundary extends react.Component<BoundaryProps, { readonly isBroken: boolean }> {
    override state = { isBroken: false };

    static getDerivedStateFromError() {
      return { isBroken: true };
    }

    override componentDidMount() {
      if (!this.state.isBroken) this.props.onShown();
    }

    override componentDidCatch(error: unknown) {
      this.props.onError(error);
    }

    override render() {
      return this.state.isBroken ? null : this.props.children;
    }
  }
  boundaries.set(react, Boundary);
  return Boundary;
}

const boundaries = new WeakMap<ShowOptions['react'], ComponentType<BoundaryProps>>();
