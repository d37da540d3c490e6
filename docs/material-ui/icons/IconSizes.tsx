import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import WaterDropIcon from '@mui/icons-material/WaterDrop';

export default function IconSizes() {
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <WaterDropIcon fontSize="small" />
        <WaterDropIcon />
        <WaterDropIcon fontSize="large" />
        <WaterDropIcon sx={{ fontSize: '3.5rem' }} />
      </Stack>
      <Typography variant="h6" component="div">
        <WaterDropIcon fontSize="inherit" sx={{ verticalAlign: '-0.125em' }} /> Water twice a week
      </Typography>
    </Stack>
  );
}
