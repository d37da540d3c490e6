import * as React from 'react';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { createTowns } from '../../_data/chartTowns';

export default function ScatterDataset() {
  const [towns] = React.useState(() => createTowns(90));

  return (
    <ScatterChart
      height={320}
      dataset={towns}
      xAxis={[{ label: 'Income in dollars per month', height: 55 }]}
      yAxis={[{ label: 'Commute in minutes', width: 60 }]}
      series={[
        {
          datasetKeys: { id: 'id', x: 'income', y: 'commute' },
          label: 'Towns',
          valueFormatter: (_point, { dataIndex }) => {
            const town = towns[dataIndex];
            return town
              ? `${town.name}: $${town.income.toLocaleString('en-US')}, ${town.commute} min`
              : '';
          },
        },
      ]}
      hideLegend
      title="Income and commute in 90 towns"
      desc="The higher the income in a town, the shorter the commute."
    />
  );
}
