import SailingIcon from '@mui/icons-material/Sailing';
import SailingOutlinedIcon from '@mui/icons-material/SailingOutlined';
import SailingRoundedIcon from '@mui/icons-material/SailingRounded';
import SailingSharpIcon from '@mui/icons-material/SailingSharp';
import SailingTwoToneIcon from '@mui/icons-material/SailingTwoTone';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import * as React from 'react';

const styles = [
  { name: 'Filled', Icon: SailingIcon },
  { name: 'Outlined', Icon: SailingOutlinedIcon },
  { name: 'Rounded', Icon: SailingRoundedIcon },
  { name: 'Two tone', Icon: SailingTwoToneIcon },
  { name: 'Sharp', Icon: SailingSharpIcon },
];
const sizes = ['small', 'medium', 'large'] as const;

export default function IconStyles() {
  const [size, setSize] = React.useState<(typeof sizes)[number]>('large');

  return (
    <Stack spacing={3} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Size"
        value={size}
        onChange={(_event, next: (typeof sizes)[number] | null) => next && setSize(next)}
      >
        {sizes.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(80px, 1fr))', gap: 2, width: '100%' }}>
        {styles.map(({ name, Icon }) => (
          <Stack key={name} spacing={0.5} sx={{ alignItems: 'center' }}>
            <Box sx={{ height: 36, display: 'grid', placeItems: 'center' }}>
              <Icon fontSize={size} color="primary" />
            </Box>
            <Typography variant="body2">{name}</Typography>
          </Stack>
        ))}
      </Box>
    </Stack>
  );
}
