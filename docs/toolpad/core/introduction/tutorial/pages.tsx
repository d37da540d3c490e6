import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

export function TodayPage() {
  return <Typography>The workshop opens at nine.</Typography>;
}

const repairs = [
  { bicycle: 'Blue city bicycle', fault: 'Rear brake drags' },
  { bicycle: 'Cargo bicycle', fault: 'Broken spoke' },
];

export function RepairsPage() {
  return (
    <List disablePadding>
      {repairs.map(({ bicycle, fault }) => (
        <ListItem key={bicycle} disableGutters divider>
          <ListItemText primary={bicycle} secondary={fault} />
        </ListItem>
      ))}
    </List>
  );
}

const pages: Record<string, React.ComponentType> = { '/': TodayPage, '/repairs': RepairsPage };

/** The component of an address; a router of a real application does this. */
export function CurrentPage({ pathname }: { pathname: string }) {
  const Page = pages[pathname];
  return Page ? <Page /> : <Typography>There is no page at {pathname}.</Typography>;
}
