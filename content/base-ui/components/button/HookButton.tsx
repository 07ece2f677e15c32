import { useButton } from '@mui/base/useButton';
import * as React from 'react';

interface PressButtonProps {
  children: React.ReactNode;
  onClick?: () => void;
}

function PressButton({ children, onClick }: PressButtonProps) {
  const { getRootProps, active, focusVisible } = useButton({ rootElementName: 'span' });

  return (
    <span
      {...getRootProps({ onClick })}
      style={{
        display: 'inline-block',
        padding: '8px 16px',
        border: '1px solid #4338ca',
        borderRadius: 8,
        background: active ? '#e0e7ff' : '#fff',
        color: '#312e81',
        outline: focusVisible ? '3px solid #818cf8' : 'none',
        outlineOffset: 2,
        cursor: 'pointer',
        userSelect: 'none',
      }}
    >
      {children}
    </span>
  );
}

export default function HookButton() {
  const [count, setCount] = React.useState(0);

  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
      <PressButton onClick={() => setCount((previous) => previous + 1)}>Count</PressButton>
      <output>Pressed {count} times</output>
    </div>
  );
}
