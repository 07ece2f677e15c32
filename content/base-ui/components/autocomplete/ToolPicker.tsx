import { useAutocomplete } from '@mui/base/useAutocomplete';
import * as React from 'react';
import './autocomplete.css';

const tools = ['Chisel', 'Clamp', 'File', 'Mallet', 'Plane', 'Saw', 'Square'];

export default function ToolPicker() {
  const id = React.useId();
  const {
    getRootProps,
    getInputLabelProps,
    getInputProps,
    getListboxProps,
    getOptionProps,
    getTagProps,
    groupedOptions,
    setAnchorEl,
    value,
  } = useAutocomplete({
    id,
    options: tools,
    multiple: true,
    defaultValue: ['Clamp', 'Saw'],
    filterSelectedOptions: true,
    disableCloseOnSelect: true,
  });

  return (
    <div className="village">
      <label {...getInputLabelProps()} htmlFor={id}>
        Tools to borrow
      </label>
      <div {...getRootProps()} ref={setAnchorEl} className="village-field village-frame">
        {value.map((tool, index) => {
          const { key, onDelete, ...tagProps } = getTagProps({ index });
          return (
            <span key={key} {...tagProps} className="village-tag">
              {tool}
              <button type="button" tabIndex={-1} aria-label={`Put back: ${tool}`} onClick={onDelete}>
                ×
              </button>
            </span>
          );
        })}
        <input {...getInputProps()} />
      </div>
      {groupedOptions.length > 0 && (
        <ul {...getListboxProps()} className="village-list">
          {(groupedOptions as string[]).map((option, index) => {
            const { key, ...optionProps } = getOptionProps({ option, index });
            return (
              <li key={key} {...optionProps}>
                {option}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
