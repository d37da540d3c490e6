import Alert, { alertClasses } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { styled } from '@mui/material/styles';

const BannerAlert = styled(Alert)(({ theme }) => ({
  borderRadius: 0,
  borderInlineStart: '6px solid currentColor',
  paddingBlock: theme.spacing(1.5),
  [`& .${alertClasses.icon}`]: {
    fontSize: 28,
    opacity: 1,
  },
}));

export default function CustomizedAlert() {
  return (
    <BannerAlert severity="info" slotProps={{ message: { sx: { maxWidth: '45ch' } } }}>
      <AlertTitle>Maintenance on Sunday</AlertTitle>
      Bookings pause from 02:00 to 04:00. Your open carts are kept.
    </BannerAlert>
  );
}
