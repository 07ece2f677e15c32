import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import './styles.css';

export default function CourseTabs() {
  return (
    <Tabs className="courses" defaultValue="clay">
      <TabsList aria-label="Evening courses">
        <Tab value="clay">Clay</Tab>
        <Tab value="linocut">Linocut</Tab>
        <Tab value="bookbinding">Bookbinding</Tab>
      </TabsList>
      <TabPanel value="clay">Mondays, 19:00. Bring an apron.</TabPanel>
      <TabPanel value="linocut">Tuesdays, 18:30. Tools are there.</TabPanel>
      <TabPanel value="bookbinding">Thursdays, 19:00. Two places left.</TabPanel>
    </Tabs>
  );
}
