import { type ChangeEvent, useId, useState } from 'react';

export default function NameField() {
  const id = useId();
  const [name, setName] = useState('');

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    setName(event.target.value);
  };

  return (
    <div>
      <label htmlFor={id}>Name </label>
      <input id={id} value={name} onChange={handleChange} />
      <p>{name === '' ? 'Who are you?' : `Hello, ${name}.`}</p>
    </div>
  );
}
