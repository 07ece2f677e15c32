// Loads the demo that an island's element names, and makes it a component that remounts when its reader asks.
import { useContext, useEffect, useState } from 'react';
import type { Texts } from '../../render/texts.ts';
import { ClientContext } from '../context.ts';
import type { IslandComponent } from '../registry.ts';
import { uiSettingsOf } from '../state/ui-settings-of.ts';
import { Demo, type DemoModule, type DemoProps } from './Demo.tsx';

/** What the server writes into the element. */
type WrittenProps = Omit<DemoProps, 'module' | 'translations'> & {
  readonly src: string;
  /** Of a component: the script with its words, which is the same for all of a language. */
  readonly words?: string;
};

export async function demoOf(element: HTMLElement): Promise<IslandComponent> {
  const { src, words }: WrittenProps = JSON.parse(element.getAttribute('props') ?? '{}');
  // Browsers load a module once, however many components import it.
  const [module, table]: [DemoModule, { readonly default: Texts } | null] = await Promise.all([
    import(process.env.RELATIVE_BASE === 'yes' ? new URL(src, document.baseURI).href : src),
    words === undefined
      ? null
      : import(process.env.RELATIVE_BASE === 'yes' ? new URL(words, document.baseURI).href : words),
  ]);
  return function LiveDemo({ src: _, words: __, ...props }: WrittenProps) {
    const [turn, setTurn] = useState(0);
    const state = useContext(ClientContext);
    useEffect(() => {
      // In a frame: the settings panel stands in the page around it, and tells of a choice by what it stores.
      if (state && window.parent !== window) uiSettingsOf(state);
    }, [state]);
    useEffect(() => {
      const reset = () => setTurn((last) => last + 1);
      element.addEventListener('dg-reset', reset);
      return () => element.removeEventListener('dg-reset', reset);
    }, []);
    return <Demo key={turn} {...props} module={module} translations={table?.default} />;
  };
}
