import Box from '@mui/material/Box';

const weights = ['light', 'regular', 'medium', 'bold', 600] as const;

export default function TypographySxWeights() {
  return (
    <Box sx={{ display: 'grid', gap: 0.5, fontSize: 'h6.fontSize', color: 'text.primary' }}>
      {weights.map((weight) => (
        <Box key={weight} sx={{ fontWeight: weight }}>
          Ferry to Hvar ({weight})
        </Box>
      ))}
    </Box>
  );
}
