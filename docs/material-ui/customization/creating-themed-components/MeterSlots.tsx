import { styled } from '@mui/material/styles';

const MeterRoot = styled('div', { name: 'DocsMeter', slot: 'root' })(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(0.5),
  padding: theme.spacing(2),
  width: 'fit-content',
  border: '1px solid currentColor',
  borderRadius: theme.shape.borderRadius,
}));

const MeterValue = styled('div', { name: 'DocsMeter', slot: 'value' })(({ theme }) => ({
  ...theme.typography.h4,
}));

const MeterUnit = styled('div', { name: 'DocsMeter', slot: 'unit' })(({ theme }) => ({
  ...theme.typography.body2,
}));

export default function MeterSlots() {
  return (
    <MeterRoot>
      <MeterValue>1,240</MeterValue>
      <MeterUnit>liters of rainwater</MeterUnit>
    </MeterRoot>
  );
}
