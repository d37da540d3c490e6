import Button from '@mui/material/Button';
import ButtonGroup, { buttonGroupClasses } from '@mui/material/ButtonGroup';
import { styled } from '@mui/material/styles';

const PillGroup = styled(ButtonGroup)(({ theme }) => ({
  borderRadius: 999,
  [`& .${buttonGroupClasses.grouped}`]: {
    minWidth: 88,
    textTransform: 'none',
  },
  [`& .${buttonGroupClasses.firstButton}`]: {
    borderStartStartRadius: 999,
    borderEndStartRadius: 999,
  },
  [`& .${buttonGroupClasses.lastButton}`]: {
    borderStartEndRadius: 999,
    borderEndEndRadius: 999,
    fontWeight: theme.typography.fontWeightBold,
  },
}));

export default function CustomizedButtonGroup() {
  return (
    <PillGroup aria-label="Reservation">
      <Button>Hold</Button>
      <Button>Confirm</Button>
    </PillGroup>
  );
}
