import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation, type Router } from '@toolpad/core/AppProvider';
import { useActivePage } from '@toolpad/core/useActivePage';
import { useSession } from '@toolpad/core/useSession';
import * as React from 'react';

const navigation: Navigation = [
  { segment: 'hives', title: 'Hives' },
  { segment: 'harvest', title: 'Harvest' },
];
const session = { user: { name: 'Ada Holm', email: 'ada@apiary.example' } };

function WhereAmI() {
  const page = useActivePage();
  const user = useSession()?.user;
  return (
    <Typography role="status">
      {user?.name} is on the page “{page?.title}” at {page?.path}.
    </Typography>
  );
}

interface DemoProps {
  /** Window of the frame that shows the demo. An app does not need it. */
  window?: () => Window;
}

export default function ProviderContext({ window }: DemoProps) {
  const [pathname, setPathname] = React.useState('/hives');
  const router = React.useMemo<Router>(
    () => ({ pathname, searchParams: new URLSearchParams(), navigate: (url) => setPathname(String(url)) }),
    [pathname],
  );

  return (
    <AppProvider navigation={navigation} router={router} session={session} window={window?.()}>
      <Stack spacing={2} sx={{ p: 3, alignItems: 'flex-start' }}>
        <WhereAmI />
        <Stack direction="row" spacing={1}>
          <Button variant="outlined" onClick={() => router.navigate('/hives')}>
            Hives
          </Button>
          <Button variant="outlined" onClick={() => router.navigate('/harvest')}>
            Harvest
          </Button>
        </Stack>
      </Stack>
    </AppProvider>
  );
}
