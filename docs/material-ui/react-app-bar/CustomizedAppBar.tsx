import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const FloatingToolbar = styled(Toolbar)(({ theme }) => ({
  gap: theme.spacing(1),
  flexWrap: 'wrap',
  paddingBlock: theme.spacing(1),
}));

export default function CustomizedAppBar() {
  return (
    <AppBar
      component="div"
      position="static"
      color="transparent"
      variant="outlined"
      elevation={0}
      square={false}
      sx={{ borderRadius: 4, bgcolor: 'background.paper' }}
    >
      <FloatingToolbar variant="dense">
        <Typography component="div" sx={{ flexGrow: 1, fontWeight: 'bold' }}>
          Studio
        </Typography>
        <Button size="small">Prices</Button>
        <Button size="small" variant="contained" disableElevation>
          Start
        </Button>
      </FloatingToolbar>
    </AppBar>
  );
}
