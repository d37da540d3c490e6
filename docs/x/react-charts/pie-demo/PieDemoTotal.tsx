import type {} from '@mui/material/themeCssVarsAugmentation';
import { styled } from '@mui/material/styles';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';

const nights = [
  { value: 1240, label: 'Tent' },
  { value: 860, label: 'Camper van' },
  { value: 400, label: 'Hut' },
];
const total = nights.reduce((sum, { value }) => sum + value, 0).toLocaleString('en-US');

const CenterText = styled('text')(({ theme }) => ({
  ...theme.typography.h5,
  fill: (theme.vars ?? theme).palette.text.primary,
  textAnchor: 'middle',
  dominantBaseline: 'central',
}));

function Total() {
  const { left, top, width, height } = useDrawingArea();
  return (
    <CenterText x={left + width / 2} y={top + height / 2}>
      {total}
    </CenterText>
  );
}

export default function PieDemoTotal() {
  return (
    <PieChart
      height={220}
      series={[
        {
          data: nights,
          innerRadius: '65%',
          valueFormatter: ({ value }) => `${value.toLocaleString('en-US')} nights`,
        },
      ]}
      title={`${total} nights on a campsite by kind of stay`}
    >
      <Total />
    </PieChart>
  );
}
