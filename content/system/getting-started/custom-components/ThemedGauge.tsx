import { Box, styled, type Theme, ThemeProvider, useThemeProps } from '@mui/system';

const GaugeRoot = styled('div', { name: 'LevelGauge', slot: 'Root' })<{ ownerState: { alert: boolean } }>(
  ({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(0.5),
    padding: theme.spacing(2),
    border: '1px solid',
    borderRadius: 8,
    variants: [{ props: { alert: true }, style: { borderWidth: 3 } }],
  }),
);

const GaugeValue = styled('strong', { name: 'LevelGauge', slot: 'Value' })({ fontSize: '1.5rem' });

function LevelGauge(inProps: { alert?: boolean; label: string; value: string }) {
  const { alert = false, label, value } = useThemeProps({ props: inProps, name: 'LevelGauge' });
  return (
    <GaugeRoot ownerState={{ alert }}>
      {label}
      <GaugeValue>{value}</GaugeValue>
    </GaugeRoot>
  );
}

const withAlerts = (outer: Theme): Theme => ({
  ...outer,
  components: {
    ...outer.components,
    LevelGauge: {
      defaultProps: { alert: true },
      styleOverrides: { root: { borderStyle: 'dashed' }, value: { fontSize: '2rem' } },
    },
  },
});

export default function ThemedGauge() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'start' }}>
      <LevelGauge label="North lock" value="2.1 m" />
      <ThemeProvider theme={withAlerts}>
        <LevelGauge label="South lock" value="3.4 m" />
      </ThemeProvider>
    </Box>
  );
}
