import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import * as React from 'react';
import './select.css';

export default function TeaSelect() {
  const [tea, setTea] = React.useState<string | null>(null);
  const id = React.useId();

  return (
    <div className="tea">
      <label htmlFor={id}>Tea for the pot</label>
      <Select
        id={id}
        className="tea-button"
        placeholder="Choose one"
        value={tea}
        onChange={(_event, next) => setTea(next)}
        slotProps={{ listbox: { className: 'tea-list' } }}
      >
        <Option value="assam">Assam</Option>
        <Option value="sencha">Sencha</Option>
        <Option value="rooibos">Rooibos</Option>
        <Option value="lapsang" disabled>
          Lapsang, sold out
        </Option>
      </Select>
      <p role="status">{tea === null ? 'The water is on.' : `It steeps: ${tea}.`}</p>
    </div>
  );
}
