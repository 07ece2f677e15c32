import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import * as React from 'react';
import Panel from './Panel';

const days = [
  { label: 'Friday', text: 'Ferry at 16:30, cabins from 18:00.' },
  { label: 'Saturday', text: 'Walk to the lighthouse, soup on the beach.' },
  { label: 'Sunday', text: 'Pack by 11:00. The ferry leaves at noon.' },
];

export default function TripTabs() {
  const [index, setIndex] = React.useState(0);
  const id = React.useId();

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ borderBottom: 1, borderColor: 'divider' }}>
        <Tabs
          aria-label="Days of the trip"
          value={index}
          onChange={(_event, next: number) => setIndex(next)}
          variant="scrollable"
          allowScrollButtonsMobile
        >
          {days.map(({ label }, day) => (
            <Tab key={label} label={label} id={`${id}-tab-${day}`} aria-controls={`${id}-panel-${day}`} />
          ))}
        </Tabs>
      </Box>
      {days.map(({ label, text }, day) => (
        <Panel key={label} id={`${id}-panel-${day}`} tabId={`${id}-tab-${day}`} isShown={day === index}>
          {text}
        </Panel>
      ))}
    </Box>
  );
}
