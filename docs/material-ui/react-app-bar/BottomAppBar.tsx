import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import AddIcon from '@mui/icons-material/Add';
import MenuIcon from '@mui/icons-material/Menu';
import SearchIcon from '@mui/icons-material/Search';

const messages = Array.from({ length: 16 }, (_, index) => `Message ${index + 1}`);

export default function BottomAppBar() {
  return (
    <Box>
      <Box sx={{ p: 2 }}>
        {messages.map((message) => (
          <Typography key={message} sx={{ py: 1 }}>
            {message}
          </Typography>
        ))}
      </Box>
      <AppBar component="div" position="sticky" sx={{ top: 'auto', bottom: 0 }}>
        <Toolbar sx={{ gap: 1 }}>
          <IconButton edge="start" color="inherit" aria-label="Open the menu">
            <MenuIcon />
          </IconButton>
          <IconButton color="inherit" aria-label="Search messages">
            <SearchIcon />
          </IconButton>
          <Button color="inherit" startIcon={<AddIcon />} sx={{ marginInlineStart: 'auto' }}>
            New
          </Button>
        </Toolbar>
      </AppBar>
    </Box>
  );
}
