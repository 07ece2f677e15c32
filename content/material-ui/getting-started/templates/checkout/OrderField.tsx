import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { Field, Mistakes, Order } from './checkOrder';

export interface StepProps {
  order: Order;
  mistakes: Mistakes;
  onChange: (field: Field, value: string) => void;
}

type OrderFieldProps = StepProps & Omit<TextFieldProps, 'name' | 'value' | 'onChange' | 'error'> & { name: Field };

/** A text field of the order: its value, and its mistake where the helper text was. */
export default function OrderField({ order, mistakes, onChange, name, helperText, ...others }: OrderFieldProps) {
  const mistake = mistakes[name];
  return (
    <TextField
      {...others}
      required
      fullWidth
      id={`order-${name}`}
      name={name}
      value={order[name]}
      error={mistake !== undefined}
      helperText={mistake ?? helperText ?? ' '}
      onChange={(event) => onChange(name, event.target.value)}
    />
  );
}
