import InventoryIcon from '@mui/icons-material/Inventory2';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation, type Router } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import * as React from 'react';

const navigation: Navigation = [
  { kind: 'header', title: 'Warehouse' },
  { segment: 'stock', title: 'Stock', icon: <InventoryIcon /> },
  { segment: 'deliveries', title: 'Deliveries', icon: <LocalShippingIcon /> },
];

function useMemoryRouter(initialPath: string): Router {
  const [pathname, setPathname] = React.useState(initialPath);

  return React.useMemo(
    () => ({
      pathname,
      searchParams: new URLSearchParams(),
      navigate: (url) => setPathname(String(url)),
    }),
    [pathname],
  );
}

interface DemoProps {
  /** Window of the frame that shows the demo. An app does not need it. */
  window?: () => Window;
}

export default function DashboardLayoutBasic({ window }: DemoProps) {
  const router = useMemoryRouter('/stock');

  return (
    <AppProvider
      branding={{ title: 'Depot 7', homeUrl: '/stock' }}
      navigation={navigation}
      router={router}
      window={window?.()}
    >
      <DashboardLayout sidebarExpandedWidth={220}>
        <Box sx={{ p: 3 }}>
          <Typography>You are at {router.pathname}.</Typography>
        </Box>
      </DashboardLayout>
    </AppProvider>
  );
}
