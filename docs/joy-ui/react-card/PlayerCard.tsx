import * as React from 'react';
import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import IconButton from '@mui/joy/IconButton';
import Slider from '@mui/joy/Slider';
import Typography from '@mui/joy/Typography';
import PauseIcon from '@mui/icons-material/Pause';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';
import SkipNextIcon from '@mui/icons-material/SkipNext';
import SkipPreviousIcon from '@mui/icons-material/SkipPrevious';
import { trailDrawing } from './trailDrawing';

const length = 1690; // seconds

const toTime = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export default function PlayerCard() {
  const [isPlaying, setIsPlaying] = React.useState(false);
  const [second, setSecond] = React.useState(84);
  return (
    <Card sx={{ width: '100%', maxWidth: 320 }}>
      <AspectRatio ratio="16/9">
        <img src={trailDrawing} alt="" />
      </AspectRatio>
      <CardContent>
        <Typography level="title-md">Walking the ridge at dawn</Typography>
        <Typography level="body-sm" textColor="text.secondary">
          Outdoor podcast, episode 41
        </Typography>
      </CardContent>
      <Box>
        <Slider
          size="sm"
          aria-label="Position in the episode"
          value={second}
          max={length}
          getAriaValueText={toTime}
          onChange={(event, value) => setSecond(Number(value))}
        />
        <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
          <Typography level="body-xs" textColor="text.secondary">
            {toTime(second)}
          </Typography>
          <Typography level="body-xs" textColor="text.secondary">
            {toTime(length)}
          </Typography>
        </Box>
      </Box>
      <Box
        dir="ltr"
        sx={{ display: 'flex', justifyContent: 'center', alignItems: 'center', gap: 1 }}
      >
        <IconButton aria-label="Previous episode">
          <SkipPreviousIcon sx={{ fontSize: 24 }} />
        </IconButton>
        <IconButton
          size="lg"
          variant="solid"
          color="primary"
          aria-label={isPlaying ? 'Pause' : 'Play'}
          onClick={() => setIsPlaying(!isPlaying)}
          sx={{ borderRadius: '50%' }}
        >
          {isPlaying ? (
            <PauseIcon sx={{ fontSize: 26 }} />
          ) : (
            <PlayArrowIcon sx={{ fontSize: 26 }} />
          )}
        </IconButton>
        <IconButton aria-label="Next episode">
          <SkipNextIcon sx={{ fontSize: 24 }} />
        </IconButton>
      </Box>
    </Card>
  );
}
