import Masonry from '@mui/lab/Masonry';
import Box from '@mui/material/Box';

const note = {
  padding: 1.5,
  borderBlockStart: '3px solid',
  borderColor: 'primary.main',
  backgroundColor: 'action.hover',
  color: 'text.primary',
};

const swaps = [
  'Basil for mint',
  'Three dahlia tubers for any climbing bean, best before May',
  'Sunflowers',
];

export default function CustomizedMasonry() {
  return (
    <Box sx={{ width: '100%', minHeight: 180 }}>
      <Masonry role="list" aria-label="Seed swaps" columns={2} spacing={1.5}>
        {swaps.map((swap) => (
          <Box key={swap} role="listitem" sx={note}>
            {swap}
          </Box>
        ))}
      </Masonry>
    </Box>
  );
}
