import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

interface Position {
  top: number;
  left: number;
}

export default function ContextMenu() {
  const [position, setPosition] = React.useState<Position | null>(null);
  const handleClose = () => setPosition(null);

  const openAt = (event: React.MouseEvent) => {
    event.preventDefault();
    const box = event.currentTarget.getBoundingClientRect();
    const hasPoint = event.clientX !== 0 || event.clientY !== 0;
    setPosition(
      hasPoint ? { top: event.clientY, left: event.clientX } : { top: box.bottom, left: box.left },
    );
  };

  return (
    <Paper variant="outlined" onContextMenu={openAt} sx={{ p: 2, maxWidth: 360 }}>
      <Typography sx={{ mb: 1 }}>
        Bed 4: tomatoes, sown in March. Open the menu anywhere.
      </Typography>
      <Button size="small" aria-haspopup="menu" aria-expanded={position !== null} onClick={openAt}>
        Actions for bed 4
      </Button>
      <Menu
        open={position !== null}
        onClose={handleClose}
        anchorReference="anchorPosition"
        anchorPosition={position ?? undefined}
        slotProps={{ list: { 'aria-label': 'Actions for bed 4' } }}
      >
        <MenuItem onClick={handleClose}>Water</MenuItem>
        <MenuItem onClick={handleClose}>Harvest</MenuItem>
      </Menu>
    </Paper>
  );
}
