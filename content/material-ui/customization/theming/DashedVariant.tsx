import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { createTheme, ThemeProvider } from '@mui/material/styles';

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    dashed: true;
  }
}

const theme = createTheme({
  components: {
    MuiButton: {
      styleOverrides: {
        root: ({ theme: current }) => ({
          variants: [
            {
              props: { variant: 'dashed' },
              style: {
                padding: '5px 15px',
                border: `1px dashed ${current.palette.primary.main}`,
                color: current.palette.primary.main,
              },
            },
          ],
        }),
      },
    },
  },
});

export default function DashedVariant() {
  return (
    <ThemeProvider theme={theme}>
      <Paper variant="outlined" sx={{ p: 3 }}>
        <Button variant="dashed" startIcon={<AddIcon />}>
          Add a row
        </Button>
      </Paper>
    </ThemeProvider>
  );
}
