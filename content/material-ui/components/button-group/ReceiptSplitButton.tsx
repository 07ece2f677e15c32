import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import * as React from 'react';

const actions = [
  { label: 'Print receipt', done: 'The receipt is at the printer.' },
  { label: 'Mail receipt', done: 'The receipt is on its way.' },
  { label: 'No receipt', done: 'The sale is closed.' },
];

export default function ReceiptSplitButton() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [chosen, setChosen] = React.useState(0);
  const [message, setMessage] = React.useState('');
  const groupRef = React.useRef<HTMLDivElement>(null);
  const menuId = React.useId();

  const choose = (index: number) => {
    setChosen(index);
    setAnchor(null);
  };

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start', minHeight: 72 }}>
      <ButtonGroup ref={groupRef} variant="contained" aria-label="Close the sale">
        <Button onClick={() => setMessage(actions[chosen]?.done ?? '')}>{actions[chosen]?.label}</Button>
        <Button
          size="small"
          aria-label="Other ways"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-controls={anchor ? menuId : undefined}
          onClick={() => setAnchor(groupRef.current)}
        >
          <ArrowDropDownIcon />
        </Button>
      </ButtonGroup>
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {actions.map(({ label }, index) => (
          <MenuItem key={label} selected={index === chosen} onClick={() => choose(index)}>
            {label}
          </MenuItem>
        ))}
      </Menu>
      <Typography role="status" variant="body2">
        {message}
      </Typography>
    </Stack>
  );
}
