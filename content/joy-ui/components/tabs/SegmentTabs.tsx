import Tab, { tabClasses } from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

const spans = [
  { name: 'Day', rain: '4 mm since midnight' },
  { name: 'Week', rain: '21 mm since Monday' },
  { name: 'Year', rain: '388 mm since January' },
];

export default function SegmentTabs() {
  return (
    <Tabs defaultValue="Week" sx={{ width: 320, maxWidth: '100%', bgcolor: 'transparent' }}>
      <TabList
        aria-label="Rain"
        disableUnderline
        tabFlex={1}
        sx={{
          p: 0.5,
          gap: 0.5,
          borderRadius: 'lg',
          bgcolor: 'background.level1',
          [`& .${tabClasses.root}[aria-selected="true"]`]: { boxShadow: 'sm', bgcolor: 'background.surface' },
        }}
      >
        {spans.map((span) => (
          <Tab key={span.name} value={span.name} disableIndicator sx={{ borderRadius: 'md' }}>
            {span.name}
          </Tab>
        ))}
      </TabList>
      {spans.map((span) => (
        <TabPanel key={span.name} value={span.name}>
          {span.rain}
        </TabPanel>
      ))}
    </Tabs>
  );
}
