import { deDE, enUS, fiFI, jaJP, nlNL, ptBR } from '@mui/material/locale';
import Paper from '@mui/material/Paper';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import TablePagination from '@mui/material/TablePagination';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import * as React from 'react';

const locales = { enUS, deDE, fiFI, jaJP, nlNL, ptBR };
type Locale = keyof typeof locales;

export default function LocaleShelf() {
  const [locale, setLocale] = React.useState<Locale>('nlNL');
  const [page, setPage] = React.useState(1);
  const [rows, setRows] = React.useState(10);
  const theme = React.useMemo(() => createTheme({}, locales[locale]), [locale]);

  return (
    <ThemeProvider theme={theme}>
      <Paper variant="outlined" sx={{ p: 2, width: '100%', boxSizing: 'border-box', overflowX: 'auto' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Locale"
          value={locale}
          onChange={(_event, next: Locale | null) => next && setLocale(next)}
          sx={{ flexWrap: 'wrap' }}
        >
          {Object.keys(locales).map((name) => (
            <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <TablePagination
          component="div"
          lang={`${locale.slice(0, 2)}-${locale.slice(2)}`}
          count={240}
          page={page}
          rowsPerPage={rows}
          onPageChange={(_event, next) => setPage(next)}
          onRowsPerPageChange={(event) => {
            setRows(Number(event.target.value));
            setPage(0);
          }}
        />
      </Paper>
    </ThemeProvider>
  );
}
