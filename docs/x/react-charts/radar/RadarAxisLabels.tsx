import { RadarAxis, RadarChart } from '@mui/x-charts/RadarChart';

const metrics = ['Speed', 'Comfort', 'Price', 'Noise', 'Reach', 'Weight'];

export default function RadarAxisLabels() {
  return (
    <RadarChart
      height={340}
      margin={{ left: 76, right: 76 }}
      radar={{ max: 100, startAngle: 30, labelGap: 20, metrics }}
      series={[
        { label: 'City bicycle', data: [55, 88, 72, 90, 48, 60], fillArea: true, hideMark: true },
        { label: 'E-bicycle', data: [82, 80, 35, 70, 92, 30], fillArea: true, hideMark: true },
        { label: 'Racing bicycle', data: [90, 32, 44, 78, 74, 95], fillArea: true, hideMark: true },
      ]}
      divisions={4}
      highlight="series"
      slotProps={{ tooltip: { trigger: 'item' } }}
      title="Ratings of three bicycles, from 0 to 100"
    >
      <RadarAxis metric="Speed" divisions={4} labelOrientation="horizontal" />
    </RadarChart>
  );
}
