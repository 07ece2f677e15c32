import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';
import * as React from 'react';

const items = ['Tent', 'Stove', 'Rain cover'];

export default function PackingList() {
  const [packed, setPacked] = React.useState(['Tent']);
  const all = packed.length === items.length;
  const some = packed.length > 0 && !all;
  // The state that browsers have for it, in place of `aria-checked`.
  const mark = (input: HTMLInputElement | null) => {
    if (input) input.indeterminate = some;
  };

  return (
    <Stack role="group" aria-label="Packing list" spacing={1}>
      <Checkbox
        label="Everything"
        checked={all}
        indeterminate={some}
        slotProps={{ input: { 'aria-checked': undefined, ref: mark } }}
        onChange={() => setPacked(all ? [] : items)}
      />
      <Stack spacing={1} sx={{ marginInlineStart: 3 }}>
        {items.map((item) => (
          <Checkbox
            key={item}
            label={item}
            checked={packed.includes(item)}
            onChange={(event) =>
              setPacked((now) => (event.target.checked ? [...now, item] : now.filter((name) => name !== item)))
            }
          />
        ))}
      </Stack>
    </Stack>
  );
}
