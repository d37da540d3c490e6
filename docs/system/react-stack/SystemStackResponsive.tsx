import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';

const station = { p: 1, border: '1px solid currentColor', borderRadius: 1 };

export default function SystemStackResponsive() {
  return (
    <Stack direction={['column', 'row']} spacing={{ xs: 1, md: 4 }} useFlexGap>
      <Box sx={station}>Departure 08:10</Box>
      <Box sx={station}>Change in Basel</Box>
      <Box sx={station}>Arrival 13:45</Box>
    </Stack>
  );
}
