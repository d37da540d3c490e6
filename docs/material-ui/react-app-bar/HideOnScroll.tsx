import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Slide from '@mui/material/Slide';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';

const chapters = Array.from({ length: 20 }, (_, index) => `Chapter ${index + 1}`);

export default function HideOnScroll() {
  const scrolledDown = useScrollTrigger();

  return (
    <Box>
      <Slide appear={false} direction="down" in={!scrolledDown}>
        <AppBar component="div" position="sticky">
          <Toolbar>
            <Typography variant="h6" component="div">
              Reader
            </Typography>
          </Toolbar>
        </AppBar>
      </Slide>
      <Box sx={{ p: 2 }}>
        {chapters.map((chapter) => (
          <Typography key={chapter} sx={{ py: 2 }}>
            {chapter}: the ferry leaves the harbour at dawn.
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
