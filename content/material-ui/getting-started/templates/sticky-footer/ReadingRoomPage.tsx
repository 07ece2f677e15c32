import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import * as React from 'react';
import ReadingRoomFooter from './ReadingRoomFooter';
import { evenings } from './readingRoomData';
import { readingRoomTheme } from './readingRoomTheme';

/** As many evenings as a short page holds, so that there is room left above the footer. */
const FEW = 1;

export default function ReadingRoomPage() {
  const { direction } = useTheme();
  const theme = React.useMemo(() => readingRoomTheme(direction), [direction]);
  const [all, setAll] = React.useState(false);
  const shown = all ? evenings : evenings.slice(0, FEW);

  return (
    <ThemeProvider theme={theme}>
      <CssBaseline enableColorScheme />
      {/* The column is at least as tall as the window, and the footer takes the room that is left above it. */}
      <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
        <Container component="main" maxWidth="md" sx={{ py: { xs: 5, sm: 9 } }}>
          <BookMark />
          <Typography variant="h1" sx={{ mt: 3, maxWidth: '16ch', textWrap: 'balance' }}>
            A warm room with too many books
          </Typography>
          <Typography id="hours" color="text.secondary" sx={{ mt: 2, maxWidth: '52ch', fontSize: '1.0625rem' }}>
            Open Tuesday to Saturday, from ten until the last reader leaves. Coffee costs what you find it worth.
          </Typography>

          <Box component="section" id="evenings" aria-labelledby="evenings-title" sx={{ mt: { xs: 5, sm: 7 } }}>
            <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, mb: 1 }}>
              <Typography id="evenings-title" variant="h2">
                Evenings in spring
              </Typography>
              <Button size="small" aria-expanded={all} aria-controls="evenings-list" onClick={() => setAll(!all)}>
                {all ? 'Show the next one' : `Show all ${evenings.length}`}
              </Button>
            </Box>
            <Box component="ul" id="evenings-list" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {shown.map(({ date, title, text }) => (
                <Box
                  key={title}
                  component="li"
                  sx={{
                    display: 'grid',
                    gridTemplateColumns: { sm: '120px 1fr' },
                    columnGap: 3,
                    py: 2.5,
                    borderTop: 1,
                    borderColor: 'divider',
                  }}
                >
                  <Typography variant="body2" color="primary" sx={{ fontWeight: 600, lineHeight: 1.7 }}>
                    {date}
                  </Typography>
                  <div>
                    <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
                    <Typography color="text.secondary" sx={{ maxWidth: '56ch' }}>
                      {text}
                    </Typography>
                  </div>
                </Box>
              ))}
            </Box>
          </Box>
        </Container>
        <ReadingRoomFooter />
      </Box>
    </ThemeProvider>
  );
}

/** Three books on a shelf, one of them leaning. */
function BookMark() {
  return (
    <Box
      component="svg"
      viewBox="0 0 72 56"
      aria-hidden="true"
      sx={{ width: 72, height: 56, color: 'primary.main', '[dir="rtl"] &': { transform: 'scaleX(-1)' } }}
    >
      <rect x="4" y="8" width="13" height="42" rx="2" fill="currentColor" />
      <rect x="20" y="14" width="10" height="36" rx="2" fill="currentColor" opacity="0.55" />
      <rect
        x="40"
        y="9"
        width="12"
        height="41"
        rx="2"
        fill="currentColor"
        opacity="0.8"
        transform="rotate(-14 46 50)"
      />
      <path d="M0 52.5h72" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </Box>
  );
}
