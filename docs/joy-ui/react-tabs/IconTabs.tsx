import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';
import Textarea from '@mui/joy/Textarea';
import InboxIcon from '@mui/icons-material/Inbox';
import SendIcon from '@mui/icons-material/Send';

const iconSize = { fontSize: 'var(--Icon-fontSize)' };

export default function IconTabs() {
  return (
    <Tabs defaultValue="read" sx={{ width: '100%', maxWidth: 420 }}>
      <TabList aria-label="Messages">
        <Tab value="read">
          <ListItemDecorator>
            <InboxIcon sx={iconSize} />
          </ListItemDecorator>
          Read
        </Tab>
        <Tab value="write">
          <ListItemDecorator>
            <SendIcon sx={iconSize} />
          </ListItemDecorator>
          Write
        </Tab>
      </TabList>
      <TabPanel value="read" tabIndex={0}>
        The plumber comes on Friday at nine.
      </TabPanel>
      <TabPanel value="write" keepMounted>
        <Textarea minRows={2} slotProps={{ textarea: { 'aria-label': 'Your answer' } }} />
      </TabPanel>
    </Tabs>
  );
}
