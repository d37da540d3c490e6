import * as React from 'react';
import Avatar from '@mui/joy/Avatar';
import Badge from '@mui/joy/Badge';
import Box from '@mui/joy/Box';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Typography from '@mui/joy/Typography';

const messages = [
  {
    id: 1,
    from: 'Ines Moreau',
    short: 'IM',
    time: '9:42',
    subject: 'Proofs of the summer catalog',
    start:
      'The printer sent two versions of the cover. The second one is closer to what we had in mind.',
  },
  {
    id: 2,
    from: 'Kofi Mensah',
    short: 'KM',
    time: '8:15',
    subject: 'Van on Thursday',
    start:
      'I can take the tall frames if somebody helps me load. Ten o’clock at the side entrance?',
  },
  {
    id: 3,
    from: 'Library of Delft',
    short: 'LD',
    time: 'Mon',
    subject: 'Your loan ends in three days',
    start: 'Two books are due on Friday. You can extend one of them in your account.',
  },
  {
    id: 4,
    from: 'Sanna Laine',
    short: 'SL',
    time: 'Sun',
    subject: 'Photos from the opening',
    start: 'Finally sorted. The ones in the courtyard turned out best, in spite of the rain.',
  },
];

export default function ListMail() {
  const [opened, setOpened] = React.useState(3);
  const [unread, setUnread] = React.useState([1, 2]);
  return (
    <List
      aria-label="Inbox"
      variant="outlined"
      sx={{
        width: '100%',
        maxWidth: 420,
        '--List-radius': '12px',
        '--List-padding': '6px',
        '--List-gap': '2px',
        '--ListItemDecorator-size': '52px',
      }}
    >
      {messages.map(({ id, from, short, time, subject, start }) => {
        const isUnread = unread.includes(id);
        return (
          <ListItem key={id}>
            <ListItemButton
              component="button"
              variant={id === opened ? 'soft' : 'plain'}
              color="neutral"
              selected={id === opened}
              aria-pressed={id === opened}
              onClick={() => {
                setOpened(id);
                setUnread(unread.filter((one) => one !== id));
              }}
              sx={{ alignItems: 'flex-start', textAlign: 'start' }}
            >
              <ListItemDecorator aria-hidden>
                <Badge size="sm" invisible={!isUnread}>
                  <Avatar size="sm">{short}</Avatar>
                </Badge>
              </ListItemDecorator>
              <ListItemContent>
                <Box component="span" sx={{ display: 'flex', gap: 1 }}>
                  <Typography component="span" level="title-sm" noWrap sx={{ flexGrow: 1 }}>
                    {from}
                  </Typography>
                  <Typography component="span" level="body-xs" textColor="text.secondary">
                    {time}
                  </Typography>
                </Box>
                <Typography
                  component="span"
                  level="body-sm"
                  noWrap
                  textColor="text.primary"
                  sx={{ display: 'block', fontWeight: isUnread ? 'lg' : 'md' }}
                >
                  {isUnread && 'New: '}
                  {subject}
                </Typography>
                <Typography
                  component="span"
                  level="body-sm"
                  textColor="text.secondary"
                  sx={{
                    display: '-webkit-box',
                    WebkitLineClamp: '2',
                    WebkitBoxOrient: 'vertical',
                    overflow: 'hidden',
                  }}
                >
                  {start}
                </Typography>
              </ListItemContent>
            </ListItemButton>
          </ListItem>
        );
      })}
    </List>
  );
}
