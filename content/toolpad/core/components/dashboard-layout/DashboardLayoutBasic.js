import InventoryIcon from '@mui/icons-material/Inventory2';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AppProvider } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import * as React from 'react';

const navigation = [
  { kind: 'header', title: 'Warehouse' },
  { segment: 'stock', title: 'Stock', icon: <InventoryIcon /> },
  { segment: 'deliveries', title: 'Deliveries', icon: <LocalShippingIcon /> },
];

function useMemoryRouter(initialPath) {
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

export default function DashboardLayoutBasic({ window }) {
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
