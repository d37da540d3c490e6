import * as React from 'react';
import Box from '@mui/joy/Box';
import Divider from '@mui/joy/Divider';
import LinearProgress from '@mui/joy/LinearProgress';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import ArchiveIcon from '@mui/icons-material/Archive';
import DraftsIcon from '@mui/icons-material/Drafts';
import InboxIcon from '@mui/icons-material/Inbox';
import StarIcon from '@mui/icons-material/Star';

const folders = [
  { name: 'Inbox', Icon: InboxIcon, count: 8 },
  { name: 'Starred', Icon: StarIcon },
  { name: 'Drafts', Icon: DraftsIcon, count: 2 },
  { name: 'Archive', Icon: ArchiveIcon },
];

const schemes = [
  { variant: 'solid', color: 'neutral' },
  { variant: 'soft', color: 'neutral' },
] as const;

function Sidebar({ variant, color }: (typeof schemes)[number]) {
  const [folder, setFolder] = React.useState('Inbox');
  return (
    <Sheet
      variant={variant}
      color={color}
      invertedColors
      sx={{ flex: '1 1 200px', maxWidth: 260, p: 2, borderRadius: 'md' }}
    >
      <Typography level="title-lg" sx={{ mb: 1 }}>
        Post office
      </Typography>
      <List
        aria-label={`Folders, ${variant}`}
        sx={{ '--ListItem-radius': '8px', '--List-gap': '4px' }}
      >
        {folders.map(({ name, Icon, count }) => (
          <ListItem key={name}>
            <ListItemButton
              component="button"
              variant={name === folder ? 'solid' : 'plain'}
              aria-pressed={name === folder}
              onClick={() => setFolder(name)}
            >
              <ListItemDecorator>
                <Icon sx={{ fontSize: 20 }} />
              </ListItemDecorator>
              <ListItemContent sx={{ textAlign: 'start' }}>{name}</ListItemContent>
              {count && (
                <Typography level="body-sm" textColor="inherit">
                  {count}
                </Typography>
              )}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <Divider sx={{ my: 1.5 }} />
      <Typography level="body-sm" textColor="text.primary" sx={{ mb: 1 }}>
        3.1 of 5 GB used
      </Typography>
      <LinearProgress determinate value={62} aria-label={`Storage, ${variant}`} />
    </Sheet>
  );
}

export default function InversionSidebar() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, width: '100%' }}>
      {schemes.map((scheme) => (
        <Sidebar key={scheme.variant} {...scheme} />
      ))}
    </Box>
  );
}
