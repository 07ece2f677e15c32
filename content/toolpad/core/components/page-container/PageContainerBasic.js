import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AppProvider } from '@toolpad/core/AppProvider';
import { PageContainer, PageHeader, PageHeaderToolbar } from '@toolpad/core/PageContainer';
import * as React from 'react';

const navigation = [
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

export default function PageContainerBasic({ window }) {
  const [pathname, setPathname] = React.useState('/orders');
  const router = React.useMemo(
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
