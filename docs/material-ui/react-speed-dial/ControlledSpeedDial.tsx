import * as React from 'react';
import Box from '@mui/material/Box';
import SpeedDial, { type SpeedDialProps } from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Typography from '@mui/material/Typography';
import EmailIcon from '@mui/icons-material/Email';
import LinkIcon from '@mui/icons-material/Link';

export default function ControlledSpeedDial() {
  const [open, setOpen] = React.useState(false);
  const [chosen, setChosen] = React.useState('Nothing shared yet.');
  const fabRef = React.useRef<HTMLButtonElement>(null);

  const handleOpen: SpeedDialProps['onOpen'] = (_event, reason) => {
    if (reason === 'toggle') {
      setOpen(true);
    }
  };
  const share = (message: string) => {
    setChosen(message);
    setOpen(false);
    fabRef.current?.focus();
  };

  return (
    <Box sx={{ position: 'relative', width: '100%', height: 240 }}>
      <Typography role="status">{chosen}</Typography>
      <SpeedDial
        ariaLabel="Share the album"
        icon={<SpeedDialIcon />}
        FabProps={{ ref: fabRef }}
        open={open}
        onOpen={handleOpen}
        onClose={() => setOpen(false)}
        sx={{ position: 'absolute', insetBlockEnd: 8, insetInlineEnd: 8 }}
      >
        <SpeedDialAction
          icon={<EmailIcon />}
          slotProps={{ tooltip: { title: 'Email' } }}
          onClick={() => share('Album sent by email.')}
        />
        <SpeedDialAction
          icon={<LinkIcon />}
          slotProps={{ tooltip: { title: 'Copy link' } }}
          onClick={() => share('Link copied.')}
        />
      </SpeedDial>
    </Box>
  );
}
