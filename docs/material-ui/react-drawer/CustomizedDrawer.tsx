import * as React from 'react';
import Button from '@mui/material/Button';
import Drawer, { drawerClasses } from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const FloatingDrawer = styled(Drawer)(({ theme }) => ({
  [`& .${drawerClasses.paper}`]: {
    width: 260,
    height: 'auto',
    insetBlock: theme.spacing(2),
    margin: theme.spacing(0, 2),
    padding: theme.spacing(2),
    borderRadius: 16,
  },
}));

export default function CustomizedDrawer() {
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Cart
      </Button>
      <FloatingDrawer
        anchor="right"
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{
          paper: { role: 'dialog', 'aria-modal': true, 'aria-label': 'Cart', elevation: 4 },
          backdrop: { sx: { backdropFilter: 'blur(3px)' } },
        }}
      >
        <Typography sx={{ mb: 2 }}>Two sacks of potting soil, €18.00</Typography>
        <Button variant="contained" onClick={() => setOpen(false)}>
          Continue shopping
        </Button>
      </FloatingDrawer>
    </div>
  );
}
