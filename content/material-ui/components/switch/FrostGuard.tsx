import FormControlLabel from '@mui/material/FormControlLabel';
import Switch, { switchClasses } from '@mui/material/Switch';
import { styled } from '@mui/material/styles';

const FlatSwitch = styled(Switch)(({ theme }) => ({
  width: 52,
  height: 32,
  padding: 0,
  marginInline: theme.spacing(1.5),
  [`& .${switchClasses.switchBase}`]: {
    padding: 4,
    [`&.${switchClasses.checked}`]: {
      transform: 'translateX(20px)',
      color: theme.vars.palette.background.paper,
      [`& + .${switchClasses.track}`]: { opacity: 1, backgroundColor: theme.vars.palette.success.main },
    },
  },
  [`& .${switchClasses.thumb}`]: { width: 24, height: 24, boxShadow: 'none', borderRadius: 6 },
  [`& .${switchClasses.track}`]: { borderRadius: 10, opacity: 1, backgroundColor: theme.vars.palette.text.secondary },
}));

export default function FrostGuard() {
  return (
    <FormControlLabel
      label="Frost guard"
      control={<FlatSwitch defaultChecked slotProps={{ input: { role: 'switch' } }} />}
    />
  );
}
