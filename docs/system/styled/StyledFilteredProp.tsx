import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const Invoice = styled(Typography, {
  shouldForwardProp: (prop) => prop !== 'overdue' && prop !== 'sx',
})<{ overdue?: boolean }>({
  variants: [
    {
      props: { overdue: true },
      style: { fontWeight: 700, textDecoration: 'underline', textUnderlineOffset: 4 },
    },
  ],
});

export default function StyledFilteredProp() {
  return (
    <Stack spacing={1} useFlexGap sx={{ color: 'text.primary' }}>
      <Invoice>Invoice 88: paid</Invoice>
      <Invoice overdue>Invoice 91: overdue since May</Invoice>
      <Invoice variant="body2" sx={{ color: 'text.secondary' }}>
        Invoice 93: draft
      </Invoice>
    </Stack>
  );
}
