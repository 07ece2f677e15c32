import { useAutocomplete } from '@mui/base/useAutocomplete';
import * as React from 'react';
import './autocomplete.css';

const usual = ['Brakes squeal', 'Chain skips', 'Flat tire', 'Loose saddle'];

export default function RepairReport() {
  const id = React.useId();
  const { getRootProps, getInputLabelProps, getInputProps, getListboxProps, getOptionProps, groupedOptions, value } =
    useAutocomplete({ id, options: usual, freeSolo: true, openOnFocus: true });

  return (
    <div className="village">
      <div {...getRootProps()}>
        <label {...getInputLabelProps()} htmlFor={id}>
          What is wrong with the bicycle?
        </label>
        <input {...getInputProps()} className="village-field" />
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
      <p role="status">{value ? `Noted: ${value}` : 'Press Enter to keep words of your own.'}</p>
    </div>
  );
}
