// What stands around a demo of Joy UI: its own theme in the reader's color mode, and styles in the reading direction.
import { CssVarsProvider, useColorScheme } from '@mui/joy/styles';
import * as React from 'react';
import { type DemoWrapperProps, MirroredStyles } from '../demo-wrapper';

export default function JoyDemoWrapper({ mode, direction, children }: DemoWrapperProps) {
  const themed = (
    <CssVarsProvider defaultMode={mode} modeStorageKey="joy-demo-mode">
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
