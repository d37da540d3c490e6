import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import { styled } from '@mui/joy/styles';

const SeatButton = styled(Button)(({ theme }) => ({
  minWidth: '3.5rem',
  paddingInline: 0,
  borderRadius: `${theme.vars.radius.lg} ${theme.vars.radius.lg} 0 0`,
  fontVariantNumeric: 'tabular-nums',
}));

export default function SeatButtons() {
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <SeatButton aria-label="Seat 11, window">11</SeatButton>
      <SeatButton aria-label="Seat 12, aisle" variant="soft">
        12
      </SeatButton>
      <SeatButton aria-label="Seat 13, aisle" variant="outlined" color="neutral">
        13
      </SeatButton>
    </Stack>
  );
}
