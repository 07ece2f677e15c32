import { Button, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

const FlatButton = styled(Button)({
  padding: '8px 16px',
  border: '1px solid #4338ca',
  borderRadius: 8,
  background: '#4338ca',
  color: '#fff',
  font: 'inherit',
  cursor: 'pointer',
  [`&.${buttonClasses.active}`]: { background: '#312e81' },
  [`&.${buttonClasses.focusVisible}`]: { outline: '3px solid #818cf8', outlineOffset: 2 },
  [`&.${buttonClasses.disabled}`]: {
    background: '#e5e7eb',
    borderColor: '#e5e7eb',
    color: '#4b5563',
    cursor: 'not-allowed',
  },
});

export default function StyledButton() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <FlatButton>Confirm</FlatButton>
      <FlatButton disabled>Disabled</FlatButton>
      <FlatButton disabled focusableWhenDisabled>
        Disabled, in the tab order
      </FlatButton>
    </div>
  );
}
