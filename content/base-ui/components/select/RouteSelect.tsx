import { Option } from '@mui/base/Option';
import { OptionGroup } from '@mui/base/OptionGroup';
import { Select } from '@mui/base/Select';
import * as React from 'react';
import './select.css';

export default function RouteSelect() {
  const id = React.useId();

  return (
    <div className="tea">
      <label htmlFor={id}>Walk of the day</label>
      <Select id={id} className="tea-button" defaultValue="mill" slotProps={{ listbox: { className: 'tea-list' } }}>
        <OptionGroup label={<strong>Along the river</strong>}>
          <Option value="mill">To the mill</Option>
          <Option value="weir">To the weir</Option>
        </OptionGroup>
        <OptionGroup label={<strong>In the hills</strong>}>
          <Option value="chapel">To the chapel</Option>
          <Option value="summit">To the summit</Option>
        </OptionGroup>
      </Select>
    </div>
  );
}
