import Box from '@mui/joy/Box';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const tints = [0.08, 0.16, 0.24];

export default function ChannelTint() {
  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360 }}>
      {tints.map((alpha) => (
        <Box
          key={alpha}
          sx={(theme) => ({
            p: 1.5,
            borderRadius: 'sm',
            backgroundColor: `rgba(${theme.vars.palette.success.mainChannel} / ${alpha})`,
          })}
        >
          <Typography textColor="text.primary">Alpha {alpha}: all buoys are lit</Typography>
        </Box>
      ))}
    </Stack>
  );
}
