import AppBar from '@mui/material/AppBar';
import type { AppBarProps } from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function AppBarPlayground(props: AppBarProps) {
  return (
    <AppBar component="div" position="static" {...props}>
      <Toolbar>
        <Typography variant="h6" component="div" sx={{ flexGrow: 1 }}>
          Seed library
        </Typography>
        <Button color="inherit">Log in</Button>
      </Toolbar>
    </AppBar>
  );
}
