import Masonry from '@mui/lab/Masonry';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';

const Note = styled('div')(({ theme }) => ({
  padding: theme.spacing(1.5),
  borderBlockStart: `3px solid ${theme.palette.primary.main}`,
  backgroundColor: theme.palette.action.hover,
  color: theme.palette.text.primary,
}));

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
          <Note key={swap} role="listitem">
            {swap}
          </Note>
        ))}
      </Masonry>
    </Box>
  );
}
