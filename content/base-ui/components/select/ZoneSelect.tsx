import { useOption } from '@mui/base/useOption';
import { SelectProvider, useSelect } from '@mui/base/useSelect';
import * as React from 'react';
import './select.css';

const zones = [
  { value: 1, label: 'Old town' },
  { value: 2, label: 'Harbor' },
  { value: 3, label: 'Outskirts' },
];

function Zone({ value, label }: { value: number; label: string }) {
  const { getRootProps, selected, highlighted } = useOption({ value, label, disabled: false });

  return (
    <li {...getRootProps()} className={`base-Option-root ${highlighted ? 'base-Option-highlighted' : ''}`}>
      <span aria-hidden="true">{selected ? '●' : '○'}</span> {label}
    </li>
  );
}

export default function ZoneSelect() {
  const listboxRef = React.useRef<HTMLUListElement>(null);
  const { getButtonProps, getListboxProps, contextValue, open, value } = useSelect<number>({
    listboxRef,
    options: zones,
    defaultValue: 2,
  });
  const id = React.useId();

  return (
    <div className="tea">
      <span id={id}>Parking zone</span>
      <div style={{ position: 'relative' }}>
        <button type="button" {...getButtonProps()} className="tea-button" aria-labelledby={id}>
          {zones.find((zone) => zone.value === value)?.label ?? 'Choose one'}
        </button>
        <ul
          {...getListboxProps()}
          className="tea-list"
          aria-labelledby={id}
          hidden={!open}
          style={{ position: 'absolute', zIndex: 1 }}
        >
          <SelectProvider value={contextValue}>
            {zones.map((zone) => (
              <Zone key={zone.value} {...zone} />
            ))}
          </SelectProvider>
        </ul>
      </div>
    </div>
  );
}
