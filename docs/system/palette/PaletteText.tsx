import Box from '@mui/material/Box';

const lines = [
  { color: 'text.primary', text: 'Train 814 to the coast' },
  { color: 'text.secondary', text: 'Platform 4, every 30 minutes' },
  { color: 'primary.main', text: 'Seat reservation is possible' },
  { color: 'error.main', text: 'No bicycles on Sunday' },
];

export default function PaletteText() {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {lines.map((line) => (
        <Box key={line.color} sx={{ color: line.color }}>
          {line.text} ({line.color})
        </Box>
      ))}
    </Box>
  );
}
