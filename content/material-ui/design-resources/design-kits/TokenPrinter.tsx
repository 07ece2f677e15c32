import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type Theme, useTheme } from '@mui/material/styles';
import * as React from 'react';

const colorNames = ['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const;

function toTokens({ palette, shape, breakpoints, transitions }: Theme) {
  const color = (value: string) => ({ $type: 'color', $value: value });
  const pixels = (value: number | string) => ({ $type: 'dimension', $value: `${value}px` });
  return {
    color: Object.fromEntries(
      colorNames.map((name) => {
        const { light, main, dark, contrastText } = palette[name];
        return [name, { light: color(light), main: color(main), dark: color(dark), text: color(contrastText) }];
      }),
    ),
    radius: pixels(shape.borderRadius),
    breakpoint: Object.fromEntries(breakpoints.keys.map((key) => [key, pixels(breakpoints.values[key])])),
    duration: Object.fromEntries(
      Object.entries(transitions.duration).map(([key, ms]) => [key, { $type: 'duration', $value: `${ms}ms` }]),
    ),
  };
}

export default function TokenPrinter() {
  const json = JSON.stringify(toTokens(useTheme()), null, 2);
  const [copied, setCopied] = React.useState(false);

  return (
    <Stack spacing={2} sx={{ width: '100%', minWidth: 0, alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={() => navigator.clipboard.writeText(json).then(() => setCopied(true))}>
        {copied ? 'Copied' : 'Copy the tokens'}
      </Button>
      <Box
        component="pre"
        tabIndex={0}
        aria-label="Tokens as JSON"
        dir="ltr"
        sx={{ m: 0, p: 2, width: '100%', maxHeight: 320, overflow: 'auto', boxSizing: 'border-box', fontSize: 13 }}
      >
        {json}
      </Box>
    </Stack>
  );
}
