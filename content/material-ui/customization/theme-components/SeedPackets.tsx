import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import * as React from 'react';

const withComponents = (outer: Theme): Theme => ({
  ...outer,
  components: {
    MuiCard: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: { root: { borderRadius: 16, borderStyle: 'dashed' } },
    },
    MuiCardActions: { styleOverrides: { root: { justifyContent: 'flex-end' } } },
    MuiButton: {
      defaultProps: { variant: 'contained', disableElevation: true },
      styleOverrides: { root: { borderRadius: 999, textTransform: 'none' } },
    },
  },
});
const without = (outer: Theme): Theme => ({ ...outer, components: {} });

export default function SeedPackets() {
  const [themed, setThemed] = React.useState(true);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
      <FormControlLabel
        control={<Switch checked={themed} onChange={(event) => setThemed(event.target.checked)} />}
        label="Theme components"
      />
      <ThemeProvider theme={themed ? withComponents : without}>
        <Card>
          <CardContent>
            <Typography>Scarlet kale</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              Sow from April, 40 cm apart
            </Typography>
          </CardContent>
          <CardActions>
            <Button>Add to bed</Button>
          </CardActions>
        </Card>
      </ThemeProvider>
    </Stack>
  );
}
