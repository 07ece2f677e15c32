// What stands around a demo that uses several libraries of the core: Joy UI's theme, and Material UI's next to it under its own id.
import { createTheme, THEME_ID, ThemeProvider } from '@mui/material/styles';
import type { DemoWrapperProps } from '../demo-wrapper';
import JoyDemoWrapper from '../joy-ui/demo-wrapper';

const themes = { ltr: bothThemes('ltr'), rtl: bothThemes('rtl') };

function bothThemes(direction: 'ltr' | 'rtl') {
  return {
    [THEME_ID]: createTheme({
      direction,
      cssVariables: { colorSchemeSelector: '[data-mui-color-scheme="%s"]' },
      colorSchemes: { light: true, dark: true },
    }),
  };
}

export default function CoreDemoWrapper({ children, ...props }: DemoWrapperProps) {
  return (
    <JoyDemoWrapper {...props}>
      <ThemeProvider theme={themes[props.direction]}>{children}</ThemeProvider>
    </JoyDemoWrapper>
  );
}
