import { Button, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

const FlatButton = styled(Button)({
  padding: '8px 16px',
  border: 0,
  borderRadius: 8,
  background: '#4f46e5',
  color: '#fff',
  font: 'inherit',
  cursor: 'pointer',
  [`&.${buttonClasses.active}`]: { background: '#3730a3' },
  [`&.${buttonClasses.focusVisible}`]: { outline: '3px solid #6366f1', outlineOffset: 2 },
  [`&.${buttonClasses.disabled}`]: {
    background: 'color-mix(in srgb, currentColor 12%, transparent)',
    color: 'inherit',
    opacity: 0.7,
    cursor: 'not-allowed',
  },
});

export default function StyledButton() {
  return (
    <Row>
      <FlatButton>Confirm</FlatButton>
      <FlatButton disabled>Disabled</FlatButton>
      <FlatButton disabled focusableWhenDisabled>
        Disabled, in the tab order
      </FlatButton>
    </Row>
  );
}
