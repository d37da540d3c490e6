import { styled } from '@mui/joy/styles';

const BerthRoot = styled('div', { name: 'DocsBerth', slot: 'root' })(({ theme }) => ({
  ...theme.variants.soft.primary,
  display: 'inline-flex',
  flexDirection: 'column',
  padding: theme.spacing(1.5, 2),
  borderRadius: theme.vars.radius.md,
}));

const BerthNumber = styled('span', { name: 'DocsBerth', slot: 'number' })(({ theme }) => ({
  ...theme.typography['title-lg'],
  color: 'inherit',
}));

const BerthDepth = styled('span', { name: 'DocsBerth', slot: 'depth' })(({ theme }) => ({
  ...theme.typography['body-sm'],
  color: 'inherit',
}));

export default function BerthSlots() {
  return (
    <BerthRoot>
      <BerthNumber>Berth 14</BerthNumber>
      <BerthDepth>Depth 3.2 m</BerthDepth>
    </BerthRoot>
  );
}
