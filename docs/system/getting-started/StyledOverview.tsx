import { styled } from '@mui/material/styles';

const Badge = styled('span')<{ urgent?: boolean }>(({ theme }) => ({
  display: 'inline-block',
  padding: theme.spacing(0.5, 1.5),
  borderRadius: 999,
  border: '1px solid currentColor',
  color: 'inherit',
  variants: [
    {
      props: { urgent: true },
      style: { borderWidth: 2, fontWeight: theme.typography.fontWeightBold },
    },
  ],
}));

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
}));

export default function StyledOverview() {
  return (
    <Row>
      <Badge>Routine check</Badge>
      <Badge urgent>Urgent: valve 3</Badge>
      <Badge sx={{ color: 'text.secondary' }}>Closed</Badge>
    </Row>
  );
}
