import FormatBoldIcon from '@mui/icons-material/FormatBold';
import FormatItalicIcon from '@mui/icons-material/FormatItalic';
import FormatUnderlinedIcon from '@mui/icons-material/FormatUnderlined';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import * as React from 'react';

const styles = [
  { value: 'bold', label: 'Bold', icon: <FormatBoldIcon />, css: { fontWeight: 700 } },
  { value: 'italic', label: 'Italic', icon: <FormatItalicIcon />, css: { fontStyle: 'italic' } },
  { value: 'underline', label: 'Underlined', icon: <FormatUnderlinedIcon />, css: { textDecoration: 'underline' } },
];

export default function PlantLabelStyle() {
  const [chosen, setChosen] = React.useState<string[]>(['italic']);
  const css = styles.filter(({ value }) => chosen.includes(value)).map((style) => style.css);

  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <ToggleButtonGroup
        aria-label="Style of the label"
        value={chosen}
        onChange={(_event, next: string[]) => setChosen(next)}
      >
        {styles.map(({ value, label, icon }) => (
          <Tooltip key={value} title={label}>
            <ToggleButton value={value}>{icon}</ToggleButton>
          </Tooltip>
        ))}
      </ToggleButtonGroup>
      <Paper variant="outlined" sx={[{ px: 2, py: 1, fontFamily: 'serif', fontSize: 20 }, ...css]}>
        Salvia officinalis
      </Paper>
    </Stack>
  );
}
