import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import * as React from 'react';
import type { Order } from './checkOrder';

interface OrderPlacedProps {
  order: Order;
  onAgain: () => void;
}

/** The focus moves to the heading: what the reader pressed is gone. */
export default function OrderPlaced({ order, onAgain }: OrderPlacedProps) {
  const heading = React.useRef<HTMLHeadingElement>(null);
  React.useEffect(() => heading.current?.focus(), []);

  return (
    <Box sx={{ py: { xs: 2, sm: 5 }, textAlign: 'center' }}>
      <Box
        component="svg"
        viewBox="0 0 96 96"
        aria-hidden="true"
        sx={{ display: 'block', width: 96, height: 96, mx: 'auto', color: 'primary.main' }}
      >
        <circle cx="48" cy="48" r="46" fill="currentColor" opacity="0.14" />
        <path d="M48 74V44" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
        <path d="M48 52c-16 0-22-9-22-20 14 0 22 7 22 20z" fill="currentColor" />
        <path d="M48 44c0-12 7-20 22-20 0 13-7 20-22 20z" fill="currentColor" opacity="0.7" />
        <path d="M32 74h32" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
      </Box>
      <Typography ref={heading} tabIndex={-1} variant="h1" component="h2" sx={{ mt: 3, outline: 'none' }}>
        Thank you, {order.name.trim().split(' ')[0]}
      </Typography>
      <Typography color="text.secondary" sx={{ mt: 1.5, mx: 'auto', maxWidth: '44ch' }}>
        Your seeds are packed tomorrow. We wrote to {order.email} with the number of the parcel and a calendar for
        sowing.
      </Typography>
      <Button variant="outlined" onClick={onAgain} sx={{ mt: 4 }}>
        Order something else
      </Button>
    </Box>
  );
}
