import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function VerticalTabs() {
  return (
    <Tabs orientation="vertical" defaultValue="Profile" sx={{ width: '100%', maxWidth: 420 }}>
      <TabList aria-label="Settings">
        <Tab value="Profile">Profile</Tab>
        <Tab value="Email">Email</Tab>
        <Tab value="Billing">Billing</Tab>
      </TabList>
      <TabPanel value="Profile" tabIndex={0}>
        Your name and your picture.
      </TabPanel>
      <TabPanel value="Email" tabIndex={0}>
        One digest on Monday morning.
      </TabPanel>
      <TabPanel value="Billing" tabIndex={0}>
        Invoices go to the office.
      </TabPanel>
    </Tabs>
  );
}
