import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { styled, type Theme, ThemeProvider, useThemeProps } from '@mui/material/styles';
import * as React from 'react';

interface GaugeProps {
  value: string;
  unit?: string;
  variant?: 'plain' | 'outlined';
}

const GaugeRoot = styled('div', { name: 'TideGauge', slot: 'Root' })<{ ownerState: GaugeProps }>(({ theme }) => ({
  minWidth: 96,
  padding: theme.spacing(2),
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
  color: theme.palette.text.primary,
  variants: [{ props: { variant: 'outlined' }, style: { border: `1px solid ${theme.palette.divider}` } }],
}));
const GaugeValue = styled('div', { name: 'TideGauge', slot: 'Value' })(({ theme }) => theme.typography.h4);
const GaugeUnit = styled('div', { name: 'TideGauge', slot: 'Unit' })(({ theme }) => theme.typography.body2);

function Gauge(inProps: GaugeProps) {
  const props = useThemeProps({ props: inProps, name: 'TideGauge' });
  return (
    <GaugeRoot ownerState={props}>
      <GaugeValue>{props.value}</GaugeValue>
      <GaugeUnit>{props.unit}</GaugeUnit>
    </GaugeRoot>
  );
}

const ferryTheme = (outer: Theme): Theme => {
  const TideGauge = {
    defaultProps: { unit: 'meters', variant: 'plain' },
    styleOverrides: {
      root: { backgroundColor: '#0b4f6c', color: '#fff', borderRadius: 24 },
      value: { fontWeight: 700 },
    },
  };
  return { ...outer, components: { ...outer.components, ...{ TideGauge } } };
};
const plainTheme = (outer: Theme): Theme => outer;

export default function TideGauge() {
  const [themed, setThemed] = React.useState(true);

  return (
    <Stack spacing={2}>
      <FormControlLabel
        control={<Switch checked={themed} onChange={(event) => setThemed(event.target.checked)} />}
        label="Theme of the ferry line"
      />
      <ThemeProvider theme={themed ? ferryTheme : plainTheme}>
        <Stack direction="row" spacing={2}>
          <Gauge value="2.4" variant={themed ? undefined : 'outlined'} unit={themed ? undefined : 'm'} />
          <Gauge value="0.9" variant={themed ? undefined : 'outlined'} unit={themed ? undefined : 'm'} />
        </Stack>
      </ThemeProvider>
    </Stack>
  );
}
