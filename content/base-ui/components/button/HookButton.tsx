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
        border: '1px solid',
        borderRadius: 8,
        background: active ? 'color-mix(in srgb, currentColor 16%, transparent)' : 'none',
        outline: focusVisible ? '3px solid #6366f1' : 'none',
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
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }}>
      <PressButton onClick={() => setCount((previous) => previous + 1)}>Let a visitor in</PressButton>
      <output>{count} in the museum</output>
    </div>
  );
}
