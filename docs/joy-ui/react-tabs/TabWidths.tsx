import Stack from '@mui/joy/Stack';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';

const months = ['April', 'May', 'June', 'July', 'August', 'September', 'October'];

export default function TabWidths() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
      <Tabs defaultValue="May">
        <TabList tabFlex={1} aria-label="Months, equal widths">
          {months.slice(0, 3).map((month) => (
            <Tab key={month} value={month}>
              {month}
            </Tab>
          ))}
        </TabList>
      </Tabs>
      <Tabs defaultValue="May">
        <TabList aria-label="Months, scrolling" sx={{ overflowX: 'auto', overflowY: 'hidden' }}>
          {months.map((month) => (
            <Tab key={month} value={month} sx={{ flexShrink: 0 }}>
              {month}
            </Tab>
          ))}
        </TabList>
      </Tabs>
    </Stack>
  );
}
