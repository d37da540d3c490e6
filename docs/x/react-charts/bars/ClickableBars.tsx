import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const shops = ['Old town', 'Airport', 'Online'];
const sales = [
  { id: 'spring', label: 'Spring', data: [42, 67, 81] },
  { id: 'fall', label: 'Fall', data: [55, 61, 104] },
];

export default function ClickableBars() {
  const [message, setMessage] = React.useState('Click a bar.');

  return (
    <Stack sx={{ width: '100%' }}>
      <BarChart
        height={280}
        xAxis={[{ data: shops }]}
        series={sales}
        onItemClick={(_event, item) => {
          const season = sales.find((entry) => entry.id === item.seriesId);
          const value = season?.data[item.dataIndex];
          setMessage(`${season?.label}, ${shops[item.dataIndex]}: ${value} thousand euros`);
        }}
        title="Sales by shop and season"
      />
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
