import { LineChart, lineClasses } from '@mui/x-charts/LineChart';

const weeks = ['W10', 'W11', 'W12', 'W13', 'W14', 'W15', 'W16', 'W17'];
const measured = [182, 176, 171, 163, 158, null, null, null];
const forecast = [null, null, null, null, 158, 151, 147, 140];

export default function LineDemoForecast() {
  return (
    <LineChart
      height={280}
      xAxis={[{ data: weeks, scaleType: 'point' }]}
      yAxis={[{ label: 'Level in cm' }]}
      series={[
        { id: 'measured', data: measured, label: 'Measured' },
        { id: 'forecast', data: forecast, label: 'Forecast', shape: 'square' },
      ]}
      sx={{ [`& .${lineClasses.line}[data-series="forecast"]`]: { strokeDasharray: '6 5' } }}
      slotProps={{ tooltip: { trigger: 'item' } }}
      title="Level of a reservoir, measured and forecast"
      desc="The level fell from 182 to 158 centimeters and is expected to reach 140 in week 17."
    />
  );
}
