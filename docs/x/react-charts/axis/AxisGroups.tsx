import { BarChart } from '@mui/x-charts/BarChart';

const terms = ['2024 Autumn', '2025 Spring', '2025 Autumn', '2026 Spring'];

export default function AxisGroups() {
  return (
    <BarChart
      height={300}
      xAxis={[
        {
          data: terms,
          height: 60,
          groups: [
            { getValue: (term: string) => term.slice(5) },
            { getValue: (term: string) => term.slice(0, 4), tickLabelStyle: { fontWeight: 700 } },
          ],
        },
      ]}
      series={[{ data: [148, 171, 163, 190], label: 'Participants' }]}
      hideLegend
      title="Participants of evening classes by year and term"
    />
  );
}
