// What the build knows of the site, inside React: a provider around what needs it, and a hook that says so when it is missing.
import { createContext, type ReactNode, useContext } from 'react';
import type { ClientConfig } from '../model/client-config.ts';

/** Of all that pages carry for their scripts, what does not depend on the services that are on. */
export type DocsConfig = Pick<ClientConfig, 'prefix' | 'themePrefix' | 'base'>;

const DocsConfigContext = createContext<DocsConfig | null>(null);

export interface DocsProviderProps {
  readonly config: DocsConfig;
  readonly children: ReactNode;
}

export function DocsProvider({ config, children }: DocsProviderProps) {
  return <DocsConfigContext value={config}>{children}</DocsConfigContext>;
}

/** @throws Error outside a `DocsProvider`. */
export function useDocsConfig(): DocsConfig {
  const config = useContext(DocsConfigContext);
  if (!config)
    throw new Error(
      'Could not find docs config context value; please ensure the component is wrapped in a <DocsProvider>',
    );
  return config;
}
