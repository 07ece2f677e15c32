import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  cssVarPrefix: 'dock',
  colorSchemeSelector: '[data-mui-color-scheme="%s"]',
  components: {
    JoyButton: {
      defaultProps: { variant: 'soft', size: 'lg' },
      styleOverrides: {
        root: ({ ownerState }) => ({
          borderRadius: '999px',
          ...(ownerState.color === 'danger' && { border: '2px dashed' }),
        }),
      },
    },
  },
});

/** Only needed inside this page, which sets and stores the mode. The types of Joy UI do not list `storageManager`. */
const inPage = { colorSchemeNode: null, storageManager: null };

export default function ThemedButtons() {
  return (
    <CssVarsProvider theme={theme} disableNestedContext {...inPage}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button type="button">Cast off</Button>
        <Button type="button" color="danger">
          Cut the rope
        </Button>
      </Stack>
    </CssVarsProvider>
  );
}
