import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const NotchedPaper = styled(Paper)(({ theme }) => ({
  padding: theme.spacing(2),
  borderEndStartRadius: 24,
  borderStartEndRadius: 24,
}));

export default function CustomizedPaper() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 3 }}>
      <NotchedPaper elevation={3}>Seat 14, balcony</NotchedPaper>
      <NotchedPaper variant="outlined">Seat 15, balcony</NotchedPaper>
    </Stack>
  );
}
