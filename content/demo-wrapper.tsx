// What stands around a demo, as an app would set it: a theme in the reader's color mode, and styles in the reading direction.
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import * as React from 'react';
import { prefixer } from 'stylis';

export interface DemoWrapperProps {
  mode: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  children: React.ReactNode;
}

const themes = {
  ltr: demoTheme('ltr'),
  rtl: demoTheme('rtl'),
};

/** Both color schemes as CSS variables: the page's own attribute picks one, from the first paint on. */
function demoTheme(direction: 'ltr' | 'rtl') {
  return createTheme({
    direction,
    cssVariables: { colorSchemeSelector: '[data-mui-color-scheme="%s"]' },
    colorSchemes: { light: true, dark: true },
  });
}

/** Demos follow the mode that the reader chose for the page, and store nothing themselves. */
const storageManager: React.ComponentProps<typeof ThemeProvider>['storageManager'] = ({ key }) => ({
  get(defaultValue) {
    try {
      return window.localStorage.getItem(key) || defaultValue;
    } catch {
      return defaultValue; // The browser blocks storage.
    }
  },
  set() {},
  subscribe(handler) {
    const listen = (event: StorageEvent) => {
      if (event.key === key) handler(event.newValue);
    };
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  },
});

export default function DemoWrapper({ direction, children }: DemoWrapperProps) {
  const themed = (
    <ThemeProvider theme={themes[direction]} storageManager={storageManager}>
      {children}
    </ThemeProvider>
  );
  return direction === 'rtl' ? <MirroredStyles>{themed}</MirroredStyles> : themed;
}

/** Components write margins and positions for left-to-right lines; the plugin mirrors them. */
export function MirroredStyles({ children }: { children: React.ReactNode }) {
  const [cache] = React.useState(() => createCache({ key: 'rtl', stylisPlugins: [prefixer, rtlPlugin] }));
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}
