import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import * as React from 'react';
import Panel from './Panel';

const voices = [
  { label: 'Soprano', text: 'Practise bars 12 to 40, without the piano.' },
  { label: 'Alto', text: 'Bring the green book. Page 31 has a misprint.' },
  { label: 'Bass', text: 'Nothing new this week.' },
];

export default function VoiceTabs() {
  const [index, setIndex] = React.useState(0);
  const id = React.useId();

  return (
    <Box sx={{ display: 'flex', width: '100%', maxWidth: 480, minHeight: 160 }}>
      <Tabs
        orientation="vertical"
        aria-label="Voices"
        value={index}
        onChange={(_event, next: number) => setIndex(next)}
        sx={{ flexShrink: 0, borderInlineEnd: 1, borderColor: 'divider' }}
      >
        {voices.map(({ label }, voice) => (
          <Tab key={label} label={label} id={`${id}-tab-${voice}`} aria-controls={`${id}-panel-${voice}`} />
        ))}
      </Tabs>
      {voices.map(({ label, text }, voice) => (
        <Panel key={label} id={`${id}-panel-${voice}`} tabId={`${id}-tab-${voice}`} isShown={voice === index}>
          {text}
        </Panel>
      ))}
    </Box>
  );
}
