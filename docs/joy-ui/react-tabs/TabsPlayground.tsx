import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';
import type { TabsProps } from '@mui/joy/Tabs';

export default function TabsPlayground(props: TabsProps) {
  return (
    <Tabs {...props}>
      <TabList aria-label="Recipe">
        <Tab>Method</Tab>
        <Tab>Shopping</Tab>
      </TabList>
      <TabPanel value={0}>Roast the beets for an hour.</TabPanel>
      <TabPanel value={1}>Beets, thyme, goat cheese.</TabPanel>
    </Tabs>
  );
}
