import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';

const factors = [0.5, 1, 2, 3, 4, 8];

export default function SpacingScale() {
  return (
    <Stack sx={{ gap: 1 }}>
      {factors.map((factor) => (
        <Stack key={factor} direction="row" sx={{ gap: 2, alignItems: 'center' }}>
          <Box sx={{ width: 110 }}>
            {factor} = {factor * 8} px
          </Box>
          <Box sx={{ height: 16, pl: factor, bgcolor: 'primary.main' }} />
        </Stack>
      ))}
    </Stack>
  );
}
