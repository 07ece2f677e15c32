// The wrapper of all demos, with Roboto: the font of Material UI, for products whose components use its theme.

import light from '@fontsource/roboto/files/roboto-latin-300-normal.woff2';
import regular from '@fontsource/roboto/files/roboto-latin-400-normal.woff2';
import medium from '@fontsource/roboto/files/roboto-latin-500-normal.woff2';
import bold from '@fontsource/roboto/files/roboto-latin-700-normal.woff2';
import GlobalStyles from '@mui/material/GlobalStyles';
import DemoWrapper, { type DemoWrapperProps } from '../demo-wrapper';

const files = { 300: light, 400: regular, 500: medium, 700: bold };

/** Global styles of all demos are one element of the page; a style sheet would be one more file for each demo. */
const roboto = (
  <GlobalStyles
    styles={Object.entries(files).map(([fontWeight, file]) => ({
      '@font-face': { fontFamily: 'Roboto', fontWeight, fontDisplay: 'swap', src: `url(${file}) format("woff2")` },
    }))}
  />
);

export default function MaterialDemoWrapper({ children, ...props }: DemoWrapperProps) {
  return (
    <DemoWrapper {...props}>
      {roboto}
      {children}
    </DemoWrapper>
  );
}
