import Avatar from '@mui/material/Avatar';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import VolumeOffIcon from '@mui/icons-material/VolumeOff';
import VolumeUpIcon from '@mui/icons-material/VolumeUp';

const thumb = { width: 20, height: 20, bgcolor: 'primary.main', color: 'primary.contrastText' };

export default function IconSwitch() {
  return (
    <FormControlLabel
      control={
        <Switch
          defaultChecked
          icon={
            <Avatar sx={{ ...thumb, bgcolor: 'text.secondary', color: 'background.paper' }}>
              <VolumeOffIcon sx={{ fontSize: 14 }} />
            </Avatar>
          }
          checkedIcon={
            <Avatar sx={thumb}>
              <VolumeUpIcon sx={{ fontSize: 14 }} />
            </Avatar>
          }
          slotProps={{ input: { role: 'switch' } }}
        />
      }
      label="Sound effects"
    />
  );
}
