import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function LibraryTabs() {
  return (
    <Tabs defaultValue="loans" sx={{ width: 400, maxWidth: '100%' }}>
      <TabList aria-label="Your library card">
        <Tab value="loans">Loans</Tab>
        <Tab value="wishes">Wishes</Tab>
        <Tab value="fees">Fees</Tab>
      </TabList>
      <TabPanel value="loans">Two books until the 4th of May.</TabPanel>
      <TabPanel value="wishes">The almanac is back next week.</TabPanel>
      <TabPanel value="fees">Nothing to pay.</TabPanel>
    </Tabs>
  );
}
