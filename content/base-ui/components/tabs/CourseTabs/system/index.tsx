import { Tab, tabClasses } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { styled } from '@mui/system';

const Bar = styled(TabsList)({ display: 'flex', flexWrap: 'wrap', gap: 4, borderBlockEnd: '1px solid' });

const CourseTab = styled(Tab)({
  padding: '8px 12px',
  border: 0,
  borderBlockEnd: '3px solid transparent',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  [`&.${tabClasses.selected}`]: { borderBlockEndColor: '#6366f1', fontWeight: 600 },
  '&:focus-visible': { outline: '3px solid #6366f1', outlineOffset: -3 },
});

const Panel = styled(TabPanel)({ padding: 12 });

export default function CourseTabs() {
  return (
    <Tabs defaultValue="clay">
      <Bar aria-label="Evening courses">
        <CourseTab value="clay">Clay</CourseTab>
        <CourseTab value="linocut">Linocut</CourseTab>
        <CourseTab value="bookbinding">Bookbinding</CourseTab>
      </Bar>
      <Panel value="clay">Mondays, 19:00. Bring an apron.</Panel>
      <Panel value="linocut">Tuesdays, 18:30. Tools are there.</Panel>
      <Panel value="bookbinding">Thursdays, 19:00. Two places left.</Panel>
    </Tabs>
  );
}
