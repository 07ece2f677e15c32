// What stands around a demo of Joy UI: its own theme in the reader's color mode, and styles in the reading direction.
import { CssVarsProvider, extendTheme, useColorScheme } from '@mui/joy/styles';
import * as React from 'react';
import { type DemoWrapperProps, MirroredStyles } from '../demo-wrapper';

/** Both color schemes as CSS variables: the page's own attribute picks one, from the first paint on. */
const theme = extendTheme({ colorSchemeSelector: '[data-mui-color-scheme="%s"]' });

/** The page sets the attribute, and stores the mode. The types of Joy UI do not list `storageManager`. */
const inPage = { colorSchemeNode: null, storageManager: null };

export default function JoyDemoWrapper({ mode, direction, children }: DemoWrapperProps) {
  const themed = (
    <CssVarsProvider theme={theme} defaultMode={mode} {...inPage}>
      <FollowMode mode={mode} />
      {children}
    </CssVarsProvider>
  );
  return direction === 'rtl' ? <MirroredStyles>{themed}</MirroredStyles> : themed;
}

function FollowMode({ mode }: Pick<DemoWrapperProps, 'mode'>) {
  const { setMode } = useColorScheme();
  React.useEffect(() => setMode(mode), [mode, setMode]);
  return null;
}
