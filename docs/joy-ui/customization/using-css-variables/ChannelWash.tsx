import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';

const shares = [0.06, 0.12, 0.18];

export default function ChannelWash() {
  return (
    <Box sx={{ display: 'grid', gap: 1, maxWidth: 360 }}>
      {shares.map((share) => (
        <Box
          key={share}
          sx={(theme) => ({
            backgroundColor: `rgba(${theme.vars.palette.primary.mainChannel} / ${share})`,
            borderRadius: theme.vars.radius.sm,
            padding: theme.spacing(1.5),
          })}
        >
          <Typography textColor="text.primary">Primary at {share * 100}%</Typography>
        </Box>
      ))}
    </Box>
  );
}
