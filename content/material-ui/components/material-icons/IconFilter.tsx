import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import * as React from 'react';
import { iconSet } from './icon-set';

export default function IconFilter() {
  const [query, setQuery] = React.useState('boat');
  const [chosen, setChosen] = React.useState('Sailing');
  const needle = query.trim().toLowerCase();
  const found = iconSet.filter(({ name, words }) => `${name} ${words}`.toLowerCase().includes(needle));

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <TextField
        type="search"
        size="small"
        label="Filter icons"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        helperText={`${found.length} of ${iconSet.length} icons`}
        slotProps={{ formHelperText: { role: 'status' } }}
        sx={{ maxWidth: 320 }}
      />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
          gridAutoRows: 76,
          gap: 1,
          alignContent: 'start',
          minHeight: 160,
        }}
      >
        {found.map(({ name, Icon }) => (
          <ButtonBase
            key={name}
            focusRipple
            aria-pressed={name === chosen}
            onClick={() => setChosen(name)}
            sx={{
              flexDirection: 'column',
              gap: 0.5,
              borderRadius: 2,
              border: 1,
              borderColor: name === chosen ? 'primary.main' : 'divider',
            }}
          >
            <Icon />
            <Typography variant="caption">{name}</Typography>
          </ButtonBase>
        ))}
        {found.length === 0 && <Typography>No icon is called that.</Typography>}
      </Box>
      <Box component="code" role="status" dir="ltr" sx={{ overflowWrap: 'anywhere', fontSize: 13 }}>
        {`import ${chosen}Icon from '@mui/icons-material/${chosen}';`}
      </Box>
    </Stack>
  );
}
