import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import './customization.css';

export default function PlatformTabs() {
  return (
    <Tabs className="platform" defaultValue={1}>
      <TabsList aria-label="Platforms">
        <Tab value={1}>Platform 1</Tab>
        <Tab value={2}>Platform 2</Tab>
        <Tab value={3} disabled>
          Platform 3
        </Tab>
      </TabsList>
      <TabPanel value={1}>09:12 to the coast.</TabPanel>
      <TabPanel value={2}>09:26 to the hills.</TabPanel>
    </Tabs>
  );
}
