import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation, type Router } from '@toolpad/core/AppProvider';
import { PageContainer, PageHeader, PageHeaderToolbar } from '@toolpad/core/PageContainer';
import * as React from 'react';

const navigation: Navigation = [
  { segment: '', title: 'Home' },
  { segment: 'orders', title: 'Orders' },
];

function NewOrderToolbar() {
  return (
    <PageHeaderToolbar>
      <Button variant="contained">New order</Button>
    </PageHeaderToolbar>
  );
}

function OrdersHeader() {
  return <PageHeader slots={{ toolbar: NewOrderToolbar }} />;
}

interface DemoProps {
  /** Window of the frame that shows the demo. An app does not need it. */
  window?: () => Window;
}

export default function PageContainerBasic({ window }: DemoProps) {
  const [pathname, setPathname] = React.useState('/orders');
  const router = React.useMemo<Router>(
    () => ({ pathname, searchParams: new URLSearchParams(), navigate: (url) => setPathname(String(url)) }),
    [pathname],
  );

  return (
    <AppProvider navigation={navigation} router={router} window={window?.()}>
      <PageContainer slots={{ header: OrdersHeader }}>
        <Typography>Three orders wait for approval.</Typography>
      </PageContainer>
    </AppProvider>
  );
}
