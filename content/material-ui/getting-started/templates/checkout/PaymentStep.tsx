import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import * as React from 'react';
import { spaced } from './checkOrder';
import OrderField, { type StepProps } from './OrderField';

const methods = [
  { value: 'card', label: 'Card' },
  { value: 'invoice', label: 'Invoice in the parcel' },
];

export default function PaymentStep(props: StepProps) {
  const { order, onChange } = props;
  const labelId = React.useId();
  return (
    <>
      <FormControl fullWidth>
        <FormLabel id={labelId} sx={{ mb: 1 }}>
          How do you want to pay?
        </FormLabel>
        <RadioGroup
          aria-labelledby={labelId}
          name="method"
          value={order.method}
          onChange={(_event, value) => onChange('method', value)}
          sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '1fr 1fr' } }}
        >
          {methods.map(({ value, label }) => (
            <FormControlLabel
              key={value}
              value={value}
              label={label}
              control={<Radio />}
              sx={{
                m: 0,
                py: 1,
                px: 1.5,
                border: 1,
                borderRadius: 1,
                borderColor: value === order.method ? 'primary.main' : 'divider',
              }}
            />
          ))}
        </RadioGroup>
      </FormControl>
      <Collapse in={order.method === 'card'} mountOnEnter unmountOnExit>
        <Box sx={{ display: 'grid', columnGap: 2, rowGap: 1.25, gridTemplateColumns: '1fr 1fr', pt: 3 }}>
          <Box sx={{ gridColumn: '1 / -1' }}>
            <OrderField
              {...props}
              name="card"
              label="Card number"
              autoComplete="cc-number"
              slotProps={{ htmlInput: { inputMode: 'numeric', dir: 'ltr' } }}
              onChange={(field, value) => onChange(field, spaced(value))}
            />
          </Box>
          <OrderField
            {...props}
            name="expiry"
            label="Valid until"
            placeholder="MM/YY"
            autoComplete="cc-exp"
            slotProps={{ htmlInput: { dir: 'ltr' } }}
          />
          <OrderField
            {...props}
            name="code"
            label="Security code"
            autoComplete="cc-csc"
            slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3, dir: 'ltr' } }}
          />
        </Box>
      </Collapse>
      <Collapse in={order.method === 'invoice'} mountOnEnter unmountOnExit>
        <Alert severity="info" sx={{ mt: 3 }}>
          The invoice lies on top of the seeds. Pay it within 30 days.
        </Alert>
      </Collapse>
    </>
  );
}
