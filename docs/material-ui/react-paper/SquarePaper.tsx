import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function SquarePaper() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 3 }}>
      <Paper variant="outlined" sx={{ p: 2 }}>
        Rounded
      </Paper>
      <Paper variant="outlined" square sx={{ p: 2 }}>
        Square
      </Paper>
    </Stack>
  );
}
