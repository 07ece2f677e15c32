import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type * as React from 'react';
import type { Order } from './checkOrder';

interface ReviewStepProps {
  order: Order;
  onEdit: (step: number) => void;
}

export default function ReviewStep({ order, onEdit }: ReviewStepProps) {
  const payment = order.method === 'card' ? `Card that ends in ${order.card.slice(-4)}` : 'Invoice in the parcel';
  return (
    <Box sx={{ borderBlock: 1, borderColor: 'divider' }}>
      <Part title="Deliver to" edit="Change the address" onEdit={() => onEdit(0)}>
        {order.name}
        <br />
        {order.street}
        <br />
        {order.postcode} {order.city}
        <br />
        {order.email}
      </Part>
      <Part title="Pay with" edit="Change the payment" onEdit={() => onEdit(1)}>
        {payment}
      </Part>
      <Part title="Arrives">Within four days, in an envelope that fits through any letter box.</Part>
    </Box>
  );
}

interface PartProps {
  title: string;
  edit?: string;
  onEdit?: () => void;
  children: React.ReactNode;
}

function Part({ title, edit, onEdit, children }: PartProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr auto', sm: '140px 1fr auto' },
        alignItems: 'start',
        columnGap: 2,
        py: 2,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
      <Typography
        color="text.secondary"
        sx={{ gridRow: { xs: 2, sm: 1 }, gridColumn: { sm: 2 }, overflowWrap: 'anywhere' }}
      >
        {children}
      </Typography>
      {edit && (
        <Button size="small" aria-label={edit} onClick={onEdit} sx={{ my: -0.5 }}>
          Change
        </Button>
      )}
    </Box>
  );
}
