import * as React from 'react';
import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import IconButton from '@mui/joy/IconButton';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import PauseIcon from '@mui/icons-material/Pause';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';
import { sleeveDrawing } from './sleeveDrawing';

const tracks = [
  { title: 'Low tide', length: '3:48' },
  { title: 'The ferryman’s daughter', length: '4:21' },
  { title: 'Salt on the window', length: '2:57' },
  { title: 'Lamps of the pier', length: '5:10' },
  { title: 'North by night', length: '3:33' },
];

export default function ListPlaylist() {
  const [playing, setPlaying] = React.useState<string | null>('Salt on the window');
  return (
    <Sheet variant="outlined" sx={{ width: '100%', maxWidth: 380, borderRadius: 'lg', p: 2 }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <AspectRatio ratio="1" sx={{ width: 96, flexShrink: 0, borderRadius: 'md' }}>
          <img src={sleeveDrawing} alt="Sleeve: a moon above dark waves" />
        </AspectRatio>
        <div>
          <Typography level="title-lg">Songs from the pier</Typography>
          <Typography level="body-sm" textColor="text.secondary">
            The Harbor Choir, five tracks, 20 minutes
          </Typography>
        </div>
      </Box>
      <List
        component="ol"
        aria-label="Tracks"
        sx={{ mt: 1, '--ListItemDecorator-size': '44px', '--ListItem-radius': '8px' }}
      >
        {tracks.map(({ title, length }) => {
          const isPlaying = title === playing;
          return (
            <ListItem
              key={title}
              variant={isPlaying ? 'soft' : 'plain'}
              color={isPlaying ? 'primary' : 'neutral'}
              aria-current={isPlaying || undefined}
            >
              <ListItemDecorator>
                <IconButton
                  size="sm"
                  variant={isPlaying ? 'solid' : 'plain'}
                  color={isPlaying ? 'primary' : 'neutral'}
                  aria-label={`${isPlaying ? 'Pause' : 'Play'} ${title}`}
                  onClick={() => setPlaying(isPlaying ? null : title)}
                >
                  {isPlaying ? (
                    <PauseIcon sx={{ fontSize: 18 }} />
                  ) : (
                    <PlayArrowIcon sx={{ fontSize: 18 }} />
                  )}
                </IconButton>
              </ListItemDecorator>
              <ListItemContent>{title}</ListItemContent>
              <Typography level="body-sm" textColor="inherit">
                {length}
              </Typography>
            </ListItem>
          );
        })}
      </List>
    </Sheet>
  );
}
