import { FunnelChart, funnelClasses } from '@mui/x-charts-pro/FunnelChart';

const data = [
  { value: 8600, label: 'Received' },
  { value: 7300, label: 'Opened' },
  { value: 4200, label: 'Clicked' },
  { value: 2100, label: 'Donated' },
];

export default function FunnelHighlight() {
  return (
    <FunnelChart
      height={300}
      gap={3}
      series={[{ data, highlightScope: { highlight: 'item', fade: 'global' } }]}
      colors={['#7fb3e6', '#7fc8b8', '#e8c468', '#e8a07f']}
      sx={{ [`& .${funnelClasses.sectionLabel}`]: { fill: 'black' } }}
      title="Responses to a newsletter"
    />
  );
}
