import * as React from 'react';
import { ScatterChartPro } from '@mui/x-charts-pro/ScatterChartPro';
import { createTowns, TOWN_REGIONS } from '../../_data/chartTowns';

export default function ZoomGestures() {
  const [towns] = React.useState(() => createTowns(300));

  return (
    <ScatterChartPro
      height={340}
      xAxis={[{ id: 'income', label: 'Income in dollars', height: 55, zoom: { minSpan: 5 } }]}
      yAxis={[{ id: 'rent', label: 'Rent in dollars', width: 70, zoom: { minSpan: 5 } }]}
      series={TOWN_REGIONS.map((region) => ({
        label: region,
        data: towns
          .filter((town) => town.region === region)
          .map(({ id, income, rent }) => ({ id, x: income, y: rent })),
      }))}
      initialZoom={[
        { axisId: 'income', start: 20, end: 80 },
        { axisId: 'rent', start: 20, end: 80 },
      ]}
      zoomInteractionConfig={{
        zoom: [{ type: 'wheel', requiredKeys: ['Control'] }, 'pinch', 'brush', 'doubleTapReset'],
        pan: [{ type: 'drag', requiredKeys: ['Shift'] }, 'pressAndDrag'],
      }}
      showToolbar
      title="Income and rent of 300 towns"
    />
  );
}
