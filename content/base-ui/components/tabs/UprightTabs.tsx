import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import './upright.css';

export default function UprightTabs() {
  return (
    <Tabs className="upright" orientation="vertical" defaultValue="kiln" selectionFollowsFocus>
      <TabsList aria-label="Rooms of the pottery">
        <Tab value="kiln">Kiln</Tab>
        <Tab value="wheels">Wheels</Tab>
        <Tab value="glaze">Glaze store</Tab>
      </TabsList>
      <TabPanel value="kiln">Fired on Sundays, opened on Tuesdays.</TabPanel>
      <TabPanel value="wheels">Six wheels, two of them for the left-handed.</TabPanel>
      <TabPanel value="glaze">Ask for the key at the desk.</TabPanel>
    </Tabs>
  );
}
