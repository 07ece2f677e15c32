// The settings of ads inside React: a provider around what shows them, and a hook that says so when it is missing.
import { createContext, type ReactNode, useContext } from 'react';

export interface AdConfig {
  /** Share of displayed ads that is told to analytics: specification §3. */
  readonly GADisplayRatio: number;
}

export const DEFAULT_AD_CONFIG: AdConfig = { GADisplayRatio: 0.1 };

const AdConfigContext = createContext<AdConfig | null>(null);

export interface AdProviderProps {
  /** What differs from the defaults. */
  readonly config?: Partial<AdConfig>;
  readonly children: ReactNode;
}

export function AdProvider({ config, children }: AdProviderProps) {
  return <AdConfigContext value={{ ...DEFAULT_AD_CONFIG, ...config }}>{children}</AdConfigContext>;
}

/** @throws Error outside an `AdProvider`. */
export function useAdConfig(): AdConfig {
  const config = useContext(AdConfigContext);
  if (!config)
    throw new Error(
      'Could not find docs ad config context value; please ensure the component is wrapped in a <AdProvider>',
    );
  return config;
}
