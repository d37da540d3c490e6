import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useDataset } from '@mui/x-charts/hooks';
import { AreaPlot, LinePlot } from '@mui/x-charts/LineChart';
import { createEnergy } from '../../../_data/energy';

/** Copies the rows, ready to paste into a spreadsheet. */
function CopyButton() {
  const rows = useDataset() ?? [];
  const [message, setMessage] = React.useState('');

  const copy = async () => {
    const columns = Object.keys(rows[0] ?? {});
    const lines = rows.map((row) => columns.map((column) => String(row[column])).join('\t'));
    try {
      await navigator.clipboard.writeText([columns.join('\t'), ...lines].join('\n'));
      setMessage(`${rows.length} rows copied.`);
    } catch {
      setMessage('The browser did not allow copying.');
    }
  };

  return (
    <Stack direction="row" useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
      <Button size="small" variant="outlined" onClick={() => void copy()}>
        Copy values
      </Button>
      <Typography role="status" variant="body2">
        {message}
      </Typography>
    </Stack>
  );
}

export default function DatasetCopy() {
  const [dataset] = React.useState(() =>
    createEnergy(72, 'Denmark').map(({ hour, wind, solar, gas }) => ({ hour, wind, solar, gas })),
  );

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <ChartsDataProvider
        height={260}
        dataset={dataset}
        xAxis={[{ dataKey: 'hour', label: 'Hours', height: 55 }]}
        yAxis={[{ width: 52 }]}
        series={(['gas', 'wind', 'solar'] as const).map((dataKey) => ({
          type: 'line',
          dataKey,
          stack: 'all',
          area: true,
          label: dataKey,
        }))}
      >
        <CopyButton />
        <ChartsSurface title="Electricity in Denmark, in MW">
          <AreaPlot />
          <LinePlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
      </ChartsDataProvider>
    </Stack>
  );
}
