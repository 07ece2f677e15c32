import Box from '@mui/material/Box';
import OrderField, { type StepProps } from './OrderField';

export default function AddressStep(props: StepProps) {
  return (
    <Box sx={{ display: 'grid', columnGap: 2, rowGap: 1.25, gridTemplateColumns: { sm: '2fr 1fr' } }}>
      <Box sx={{ gridColumn: { sm: '1 / -1' } }}>
        <OrderField {...props} name="name" label="Full name" autoComplete="name" />
      </Box>
      <Box sx={{ gridColumn: { sm: '1 / -1' } }}>
        <OrderField
          {...props}
          name="email"
          label="Email"
          type="email"
          autoComplete="email"
          helperText="For the receipt, and for news of the parcel."
        />
      </Box>
      <Box sx={{ gridColumn: { sm: '1 / -1' } }}>
        <OrderField {...props} name="street" label="Street and number" autoComplete="street-address" />
      </Box>
      <OrderField {...props} name="city" label="Town" autoComplete="address-level2" />
      <OrderField {...props} name="postcode" label="Postcode" autoComplete="postal-code" />
    </Box>
  );
}
