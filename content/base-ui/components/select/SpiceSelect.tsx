import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import * as React from 'react';
import './select.css';

const spices = ['Cardamom', 'Cumin', 'Fennel', 'Saffron', 'Turmeric'];

export default function SpiceSelect() {
  const id = React.useId();

  return (
    <div className="tea">
      <label htmlFor={id}>Spices of the dish</label>
      <Select
        id={id}
        className="tea-button"
        multiple
        defaultValue={['Cumin', 'Fennel']}
        renderValue={(chosen) => (chosen.length === 0 ? 'None' : `${chosen.length} of ${spices.length}`)}
        slotProps={{ listbox: { className: 'tea-list' } }}
      >
        {spices.map((spice) => (
          <Option key={spice} value={spice}>
            {spice}
          </Option>
        ))}
      </Select>
    </div>
  );
}
