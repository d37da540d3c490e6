import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import EditIcon from '@mui/icons-material/Edit';
import NotificationsIcon from '@mui/icons-material/Notifications';
import NotificationsOffIcon from '@mui/icons-material/NotificationsOff';
import PrintIcon from '@mui/icons-material/Print';

export default function IconButtons() {
  const [muted, setMuted] = React.useState(false);

  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1, alignItems: 'center' }}>
      <Tooltip title="Print">
        <IconButton size="small" aria-label="Print">
          <PrintIcon fontSize="inherit" />
        </IconButton>
      </Tooltip>
      <Tooltip title="Edit">
        <IconButton color="primary" aria-label="Edit">
          <EditIcon />
        </IconButton>
      </Tooltip>
      <IconButton
        size="large"
        aria-label="Mute notifications"
        aria-pressed={muted}
        onClick={() => setMuted((previous) => !previous)}
      >
        {muted ? (
          <NotificationsOffIcon fontSize="inherit" />
        ) : (
          <NotificationsIcon fontSize="inherit" />
        )}
      </IconButton>
    </Stack>
  );
}
