import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import CloseIcon from '@mui/icons-material/Close';
import MicIcon from '@mui/icons-material/Mic';
import ShareIcon from '@mui/icons-material/Share';
import VideocamIcon from '@mui/icons-material/Videocam';

export default function IconSpeedDial() {
  return (
    <Box sx={{ width: '100%', height: 80 }}>
      <SpeedDial
        ariaLabel="Send a greeting"
        direction="right"
        icon={<SpeedDialIcon icon={<ShareIcon />} openIcon={<CloseIcon />} />}
      >
        <SpeedDialAction icon={<MicIcon />} slotProps={{ tooltip: { title: 'Voice' } }} />
        <SpeedDialAction icon={<VideocamIcon />} slotProps={{ tooltip: { title: 'Video' } }} />
      </SpeedDial>
    </Box>
  );
}
