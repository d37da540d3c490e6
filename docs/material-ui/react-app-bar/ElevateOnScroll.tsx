import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import BookmarkBorderIcon from '@mui/icons-material/BookmarkBorder';
import { Chapters } from './parts/chapters';

export default function ElevateOnScroll() {
  const scrolled = useScrollTrigger({
    disableHysteresis: true,
    threshold: 0,
  });

  return (
    <Box>
      <AppBar
        component="div"
        position="sticky"
        color={scrolled ? 'default' : 'inherit'}
        elevation={scrolled ? 4 : 0}
      >
        <Toolbar>
          <Typography variant="h6" component="div" noWrap sx={{ flexGrow: 1 }}>
            The harbor in winter
          </Typography>
          <IconButton edge="end" color="inherit" aria-label="Bookmark this page">
            <BookmarkBorderIcon />
          </IconButton>
        </Toolbar>
      </AppBar>
      <Chapters />
    </Box>
  );
}
