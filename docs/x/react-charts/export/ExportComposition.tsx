import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ChartsDataProviderPro } from '@mui/x-charts-pro/ChartsDataProviderPro';
import { ChartsLegend } from '@mui/x-charts-pro/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts-pro/ChartsSurface';
import { ChartsWrapper } from '@mui/x-charts-pro/ChartsWrapper';
import { ChartsXAxis } from '@mui/x-charts-pro/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts-pro/ChartsYAxis';
import { useChartProApiContext } from '@mui/x-charts-pro/context';
import { AreaPlot, LinePlot } from '@mui/x-charts-pro/LineChart';

function SaveButton() {
  const apiRef = useChartProApiContext();

  return (
    <Button
      variant="outlined"
      onClick={() => apiRef.current.exportAsImage({ fileName: 'water-level' })}
      sx={{ alignSelf: 'flex-start' }}
    >
      Save water level
    </Button>
  );
}

export default function ExportComposition() {
  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <ChartsDataProviderPro
        height={240}
        xAxis={[{ data: ['May', 'Jun', 'Jul', 'Aug'], scaleType: 'point' }]}
        yAxis={[{ label: 'Level in cm' }]}
        series={[{ type: 'line', area: true, data: [212, 187, 154, 139], label: 'Reservoir' }]}
      >
        <SaveButton />
        <ChartsWrapper legendPosition={{ vertical: 'bottom' }}>
          <ChartsLegend />
          <ChartsSurface title="Level of the reservoir from May to August">
            <AreaPlot />
            <LinePlot />
            <ChartsXAxis />
            <ChartsYAxis />
          </ChartsSurface>
        </ChartsWrapper>
      </ChartsDataProviderPro>
    </Stack>
  );
}
