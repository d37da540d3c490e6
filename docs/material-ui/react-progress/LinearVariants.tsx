import Box from '@mui/material/Box';
import LinearProgress, { type LinearProgressProps } from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';

const rows: readonly (LinearProgressProps & { label: string })[] = [
  { label: 'Indeterminate: searching for trains' },
  { label: 'Determinate: 40 percent downloaded', variant: 'determinate', value: 40 },
  { label: 'Buffer: 30 played, 65 loaded', variant: 'buffer', value: 30, valueBuffer: 65 },
  { label: 'Query: connecting to the station', variant: 'query' },
];

export default function LinearVariants() {
  return (
    <Box sx={{ display: 'grid', gap: 2, width: '100%' }}>
      {rows.map(({ label, ...props }) => (
        <div key={label}>
          <Typography variant="body2" gutterBottom>
            {label}
          </Typography>
          <LinearProgress {...props} aria-label={label} />
        </div>
      ))}
    </Box>
  );
}
