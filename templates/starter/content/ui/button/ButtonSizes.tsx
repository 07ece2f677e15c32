import { useState } from 'react';
import { Button, type ButtonProps } from '../../../src/pebble-ui/Button';

const sizes = ['small', 'medium', 'large'] as const;

export default function ButtonSizes() {
  const [size, setSize] = useState<ButtonProps['size']>('medium');
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 }}>
      <label>
        Size{' '}
        <select value={size} onChange={(event) => setSize(sizes.find((name) => name === event.target.value))}>
          {sizes.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <Button size={size}>Save</Button>
      <Button size={size} look="outlined">
        Cancel
      </Button>
    </div>
  );
}
