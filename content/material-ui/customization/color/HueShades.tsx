import Box from '@mui/material/Box';
import * as colors from '@mui/material/colors';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import { getContrastRatio } from '@mui/material/styles';
import * as React from 'react';

const { common: _common, ...hues } = colors;
type Hue = keyof typeof hues;

export default function HueShades() {
  const [name, setName] = React.useState<Hue>('teal');
  const id = React.useId();

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <FormControl fullWidth>
        <InputLabel variant="standard" htmlFor={id}>
          Hue
        </InputLabel>
        <NativeSelect value={name} onChange={(event) => setName(event.target.value as Hue)} inputProps={{ id }}>
          {Object.keys(hues).map((hue) => (
            <option key={hue} value={hue}>
              {hue}
            </option>
          ))}
        </NativeSelect>
      </FormControl>
      <Box component="ul" sx={{ m: 0, mt: 2, p: 0, borderRadius: 2, overflow: 'hidden', listStyle: 'none' }}>
        {Object.entries(hues[name]).map(([shade, color]) => (
          <Box
            key={shade}
            component="li"
            sx={{ display: 'flex', justifyContent: 'space-between', px: 2, py: 1, fontSize: 14 }}
            style={{ backgroundColor: color, color: getContrastRatio(color, '#fff') >= 4.5 ? '#fff' : '#000' }}
          >
            <span>{shade}</span>
            <span>{color}</span>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
