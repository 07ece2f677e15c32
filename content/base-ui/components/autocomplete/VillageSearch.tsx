import { useAutocomplete } from '@mui/base/useAutocomplete';
import * as React from 'react';
import './autocomplete.css';

interface Village {
  name: string;
  valley: string;
}

const villages: Village[] = [
  { name: 'Alder Bridge', valley: 'Lower valley' },
  { name: 'Birchfold', valley: 'Lower valley' },
  { name: 'Clearwater', valley: 'Side valley' },
  { name: 'Fernley', valley: 'Upper valley' },
  { name: 'Larchmont', valley: 'Upper valley' },
];

export default function VillageSearch() {
  const id = React.useId();
  const { getRootProps, getInputLabelProps, getInputProps, getListboxProps, getOptionProps, groupedOptions, value } =
    useAutocomplete({
      id,
      options: villages,
      getOptionLabel: (village) => village.name,
    });

  return (
    <div className="village">
      <div {...getRootProps()}>
        <label {...getInputLabelProps()} htmlFor={id}>
          Village
        </label>
        <input {...getInputProps()} className="village-field" />
      </div>
      {groupedOptions.length > 0 && (
        <ul {...getListboxProps()} className="village-list">
          {(groupedOptions as Village[]).map((option, index) => {
            const { key, ...optionProps } = getOptionProps({ option, index });
            return (
              <li key={key} {...optionProps}>
                {option.name} <small>{option.valley}</small>
              </li>
            );
          })}
        </ul>
      )}
      <p role="status">{value ? `${value.name} lies in the ${value.valley.toLowerCase()}.` : 'Five villages.'}</p>
    </div>
  );
}
