import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import DarkModeIcon from '@mui/icons-material/DarkMode';
import LightModeIcon from '@mui/icons-material/LightMode';

const icon = { fontSize: 'var(--Icon-fontSize)' };

export default function SchemeChart() {
  return (
    <Stack direction="row">
      <Chip
        size="lg"
        startDecorator={<LightModeIcon sx={icon} />}
        sx={(theme) => theme.applyStyles('dark', { display: 'none' })}
      >
        Chart for the day
      </Chip>
      <Chip
        size="lg"
        startDecorator={<DarkModeIcon sx={icon} />}
        sx={(theme) => theme.applyStyles('light', { display: 'none' })}
      >
        Chart for the night
      </Chip>
    </Stack>
  );
}
