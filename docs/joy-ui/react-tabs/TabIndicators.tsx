import Stack from '@mui/joy/Stack';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';

const names = ['Inbox', 'Sent', 'Drafts'];

export default function TabIndicators() {
  return (
    <Stack spacing={2}>
      <Tabs defaultValue="Inbox">
        <TabList underlinePlacement="top" aria-label="Folders, line above">
          {names.map((name) => (
            <Tab key={name} value={name} indicatorPlacement="top">
              {name}
            </Tab>
          ))}
        </TabList>
      </Tabs>
      <Tabs defaultValue="Inbox">
        <TabList aria-label="Folders, line as wide as the text">
          {names.map((name) => (
            <Tab key={name} value={name} indicatorInset>
              {name}
            </Tab>
          ))}
        </TabList>
      </Tabs>
      <Tabs defaultValue="Inbox">
        <TabList disableUnderline aria-label="Folders, surface only">
          {names.map((name) => (
            <Tab key={name} value={name} disableIndicator>
              {name}
            </Tab>
          ))}
        </TabList>
      </Tabs>
    </Stack>
  );
}
