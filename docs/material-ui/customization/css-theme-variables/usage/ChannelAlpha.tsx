import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';

const steps = [0.08, 0.16, 0.24];

export default function ChannelAlpha() {
  return (
    <Stack sx={{ gap: 1, width: '100%', maxWidth: 360 }}>
      {steps.map((step) => (
        <Box
          key={step}
          sx={{ p: 2, bgcolor: `rgba(var(--mui-palette-primary-mainChannel) / ${step})` }}
        >
          Row with {step * 100}% of the primary color
        </Box>
      ))}
    </Stack>
  );
}
