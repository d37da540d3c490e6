import Masonry from '@mui/lab/Masonry';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';

const notes = [
  'Water the tomatoes before eight, the beds by the wall twice.',
  'Order straw.',
  'The blue wheelbarrow needs a new tire. Size 4.00-8, two ply, with tube.',
  'Cut the sweet peas.',
  'Open day on the second Sunday: signs, tea urn, cash box, forty chairs.',
  'Turn the compost.',
];

export default function BasicMasonry() {
  return (
    <Box sx={{ width: '100%', minHeight: 220 }}>
      <Masonry columns={3} spacing={2}>
        {notes.map((note) => (
          <Paper key={note} variant="outlined" sx={{ p: 1.5, overflowWrap: 'anywhere' }}>
            {note}
          </Paper>
        ))}
      </Masonry>
    </Box>
  );
}
