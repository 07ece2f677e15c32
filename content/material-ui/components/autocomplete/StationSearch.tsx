import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import ListSubheader from '@mui/material/ListSubheader';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import * as React from 'react';
import stations from './stations.json';

type Station = (typeof stations)[number];

export default function StationSearch() {
  const [station, setStation] = React.useState<Station | null>(null);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <Autocomplete
        options={stations}
        slotProps={{ listbox: { component: 'div' } }}
        groupBy={(option) => option.line}
        renderGroup={({ key, group, children }) => (
          <Box key={key} role="group" aria-label={group}>
            <ListSubheader component="div" aria-hidden="true">
              {group}
            </ListSubheader>
            <Box component="ul" role="presentation" sx={{ p: 0 }}>
              {children}
            </Box>
          </Box>
        )}
        getOptionLabel={(option) => option.name}
        isOptionEqualToValue={(option, value) => option.code === value.code}
        value={station}
        onChange={(_event, next) => setStation(next)}
        renderInput={(params) => <TextField {...params} label="Station" />}
      />
      <Typography role="status" variant="body2" color="text.secondary">
        {station ? `${station.name} is code ${station.code} on the ${station.line}.` : 'No station chosen.'}
      </Typography>
    </Stack>
  );
}
