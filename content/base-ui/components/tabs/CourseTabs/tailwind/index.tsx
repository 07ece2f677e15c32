import { Tab, type TabProps } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';

function CourseTab(props: TabProps) {
  return (
    <Tab
      {...props}
      className="cursor-pointer border-0 border-b-3 border-solid border-transparent bg-transparent px-3 py-2 text-inherit [font:inherit] focus-visible:outline-3 focus-visible:-outline-offset-3 focus-visible:outline-indigo-500 aria-selected:border-b-indigo-500 aria-selected:font-semibold"
    />
  );
}

export default function CourseTabs() {
  return (
    <Tabs defaultValue="clay">
      <TabsList
        aria-label="Evening courses"
        className="flex flex-wrap gap-1 border-0 border-b border-solid border-current"
      >
        <CourseTab value="clay">Clay</CourseTab>
        <CourseTab value="linocut">Linocut</CourseTab>
        <CourseTab value="bookbinding">Bookbinding</CourseTab>
      </TabsList>
      <TabPanel value="clay" className="p-3">
        Mondays, 19:00. Bring an apron.
      </TabPanel>
      <TabPanel value="linocut" className="p-3">
        Tuesdays, 18:30. Tools are there.
      </TabPanel>
      <TabPanel value="bookbinding" className="p-3">
        Thursdays, 19:00. Two places left.
      </TabPanel>
    </Tabs>
  );
}
