import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';

const materials = [
  { value: 164, label: 'Paper' },
  { value: 71, label: 'Glass' },
  { value: 28, label: 'Metal' },
];

export default function PieClicks() {
  const [message, setMessage] = React.useState('Click a slice.');

  return (
    <Stack sx={{ width: '100%' }}>
      <PieChart
        height={220}
        series={[
          {
            data: materials,
            valueFormatter: ({ value }) => `${value} tonnes`,
            highlightScope: { highlight: 'item' },
            highlighted: { additionalRadius: 4 },
            outerRadius: '95%',
          },
        ]}
        onItemClick={(_event, { dataIndex }, item) => {
          setMessage(`${materials[dataIndex]?.label}: ${item.formattedValue}`);
        }}
        title="Recycled material in March"
      />
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
