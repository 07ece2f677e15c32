import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import * as React from 'react';
import Panel from './Panel';

const stations = ['North pier', 'Lock', 'Mill', 'Old weir', 'Bridge', 'Reed bank', 'Gravel pit', 'South pier'];

export default function StationTabs() {
  const [index, setIndex] = React.useState(0);
  const id = React.useId();

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <Tabs
        aria-label="Stations"
        value={index}
        onChange={(_event, next: number) => setIndex(next)}
        variant="scrollable"
        scrollButtons
        allowScrollButtonsMobile
      >
        {stations.map((name, station) => (
          <Tab key={name} label={name} id={`${id}-tab-${station}`} aria-controls={`${id}-panel-${station}`} />
        ))}
      </Tabs>
      {stations.map((name, station) => (
        <Panel key={name} id={`${id}-panel-${station}`} tabId={`${id}-tab-${station}`} isShown={station === index}>
          {name}: {110 + station * 7} cm
        </Panel>
      ))}
    </Box>
  );
}
