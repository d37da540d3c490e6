import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';
import BatteryChargingFullIcon from '@mui/icons-material/BatteryChargingFull';
import WaterDropIcon from '@mui/icons-material/WaterDrop';

const iconSize = { fontSize: 'var(--Icon-fontSize)' };

export default function CircularProgressWithIcon() {
  return (
    <Stack direction="row" useFlexGap spacing={3} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <CircularProgress size="lg" determinate value={62} color="success" aria-label="Bike battery">
        <BatteryChargingFullIcon sx={iconSize} />
      </CircularProgress>
      <CircularProgress
        size="lg"
        determinate
        value={30}
        thickness={4}
        aria-label="Water in the tank"
      >
        <WaterDropIcon sx={iconSize} />
      </CircularProgress>
    </Stack>
  );
}
