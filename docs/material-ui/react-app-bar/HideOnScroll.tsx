import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Slide from '@mui/material/Slide';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import FormatSizeIcon from '@mui/icons-material/FormatSize';
import { Chapters } from './parts/chapters';

export default function HideOnScroll() {
  const scrolledDown = useScrollTrigger();

  return (
    <Box>
      <Slide appear={false} direction="down" in={!scrolledDown}>
        <AppBar component="div" position="sticky">
          <Toolbar>
            <Typography variant="h6" component="div" noWrap sx={{ flexGrow: 1 }}>
              The harbor in winter
            </Typography>
            <IconButton edge="end" color="inherit" aria-label="Text size">
              <FormatSizeIcon />
            </IconButton>
          </Toolbar>
        </AppBar>
      </Slide>
      <Chapters />
    </Box>
  );
}
