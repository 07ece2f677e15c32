import { useState } from 'react';

interface CounterButtonProps {
  start?: number;
}

export default function CounterButton({ start = 0 }: CounterButtonProps) {
  const [count, setCount] = useState(start);

  return (
    <button type="button" onClick={() => setCount((value) => value + 1)}>
      Pressed {count} times
    </button>
  );
}
