import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Account } from '@toolpad/core/Account';
import { AppProvider, type Session } from '@toolpad/core/AppProvider';
import * as React from 'react';

const mina: Session = { user: { name: 'Mina Larsen', email: 'mina@library.example' } };

interface DemoProps {
  /** Window of the frame that shows the demo. An app does not need it. */
  window?: () => Window;
}

export default function DeskAccount({ window }: DemoProps) {
  const [session, setSession] = React.useState<Session | null>(mina);
  const authentication = React.useMemo(() => ({ signIn: () => setSession(mina), signOut: () => setSession(null) }), []);

  return (
    <AppProvider session={session} authentication={authentication} window={window?.()}>
      <Stack direction="row" sx={{ p: 2, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography>Library desk</Typography>
        <Account />
      </Stack>
    </AppProvider>
  );
}
