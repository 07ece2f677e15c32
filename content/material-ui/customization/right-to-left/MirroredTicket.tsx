import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import DirectionsBoatIcon from '@mui/icons-material/DirectionsBoat';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import * as React from 'react';
import { prefixer } from 'stylis';

const themes = {
  ltr: (outer: Theme): Theme => ({ ...outer, direction: 'ltr' }),
  rtl: (outer: Theme): Theme => ({ ...outer, direction: 'rtl' }),
};
const words = {
  ltr: { name: 'Name on the ticket', seat: 'Deck A', book: 'Book' },
  rtl: { name: 'الاسم على التذكرة', seat: 'السطح أ', book: 'احجز' },
};

export default function MirroredTicket() {
  const [direction, setDirection] = React.useState<'ltr' | 'rtl'>('rtl');
  const [caches] = React.useState(() => ({
    ltr: createCache({ key: 'ticket-ltr' }),
    rtl: createCache({ key: 'ticket-rtl', stylisPlugins: [prefixer, rtlPlugin] }),
  }));
  const { name, seat, book } = words[direction];

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <FormControlLabel
        control={
          <Switch
            checked={direction === 'rtl'}
            onChange={(event) => setDirection(event.target.checked ? 'rtl' : 'ltr')}
          />
        }
        label="From right to left"
      />
      <CacheProvider key={direction} value={caches[direction]}>
        <ThemeProvider theme={themes[direction]}>
          <Stack dir={direction} lang={direction === 'rtl' ? 'ar' : 'en'} spacing={2}>
            <TextField label={name} defaultValue="Noor" />
            <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center' }}>
              <Button variant="contained" startIcon={<DirectionsBoatIcon />}>
                {book}
              </Button>
              <Chip label={seat} onDelete={() => undefined} />
            </Stack>
          </Stack>
        </ThemeProvider>
      </CacheProvider>
    </Stack>
  );
}
