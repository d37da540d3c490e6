import * as React from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import ArchiveIcon from '@mui/icons-material/Archive';
import InboxIcon from '@mui/icons-material/Inbox';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { theme } from './dashboardTheme';
import { useMemoryRouter } from './useMemoryRouter';

const MESSAGES = [
  { subject: 'Mooring fees for July', from: 'Ines Moreau' },
  { subject: 'Broken winch on pier 4', from: 'Tomas Berg' },
  { subject: 'Berth for a 14-meter yacht', from: 'Amara Diallo' },
];

export default function DashboardCounts() {
  const [open, setOpen] = React.useState(MESSAGES);
  const router = useMemoryRouter('/inbox');
  const listRef = React.useRef<HTMLUListElement>(null);
  const count = open.length;
  const navigation = React.useMemo<Navigation>(
    () => [
      {
        segment: 'inbox',
        title: 'Inbox',
        icon: <InboxIcon />,
        action: count > 0 && <Chip label={`${count} new`} size="small" color="primary" />,
      },
      { segment: 'archive', title: 'Archive', icon: <ArchiveIcon /> },
    ],
    [count],
  );
  const shown = MESSAGES.filter(
    (message) => open.includes(message) === (router.pathname === '/inbox'),
  );

  return (
    <AppProvider navigation={navigation} router={router} theme={theme}>
      <DashboardLayout sidebarExpandedWidth={240}>
        <List ref={listRef} tabIndex={-1} aria-label="Messages">
          {shown.map((message) => (
            <ListItem
              key={message.subject}
              secondaryAction={
                <Button
                  aria-label={`Archive ${message.subject}`}
                  disabled={!open.includes(message)}
                  onClick={() => {
                    listRef.current?.focus(); // the button leaves with its row
                    setOpen((before) => before.filter((other) => other !== message));
                  }}
                >
                  Archive
                </Button>
              }
            >
              <ListItemText primary={message.subject} secondary={message.from} sx={{ pr: 6 }} />
            </ListItem>
          ))}
          {shown.length === 0 && <ListItem>Nothing here.</ListItem>}
        </List>
      </DashboardLayout>
    </AppProvider>
  );
}
