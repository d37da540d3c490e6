import * as React from 'react';
import { useVirtualizer } from '@tanstack/react-virtual';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { createTracks } from './tracks';

const rowHeight = 48;

export default function VirtualizedList() {
  const [tracks] = React.useState(() => createTracks(5000));
  const scrollRef = React.useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: tracks.length,
    getScrollElement: () => scrollRef.current,
    estimateSize: () => rowHeight,
    overscan: 5,
  });

  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 420 }}>
      <Box
        ref={scrollRef}
        tabIndex={0}
        role="group"
        aria-label="Recordings, scrollable"
        sx={{ height: 336, overflowY: 'auto' }}
      >
        <List
          disablePadding
          aria-label="Recordings"
          sx={{ position: 'relative', height: virtualizer.getTotalSize() }}
        >
          {virtualizer.getVirtualItems().map(({ index, start }) => (
            <ListItem
              key={index}
              divider
              aria-posinset={index + 1}
              aria-setsize={tracks.length}
              sx={{ position: 'absolute', insetInline: 0, height: rowHeight }}
              // A position in `sx` would add a CSS class for every row that comes into view.
              style={{ top: start }}
            >
              <ListItemText
                primary={tracks[index]?.title}
                slotProps={{ primary: { noWrap: true } }}
              />
              <Typography variant="body2" color="textSecondary">
                {tracks[index]?.length}
              </Typography>
            </ListItem>
          ))}
        </List>
      </Box>
    </Paper>
  );
}
