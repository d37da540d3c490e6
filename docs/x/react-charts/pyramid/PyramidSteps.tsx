import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const grades = ['Grade 4', 'Grade 3', 'Grade 2', 'Grade 1'];
const certificates = [31, 88, 214, 402];

export default function PyramidSteps() {
  return (
    <FunnelChart
      height={300}
      categoryAxis={{ categories: grades, size: 70, disableLine: true, disableTicks: true }}
      series={[
        {
          curve: 'step-pyramid',
          variant: 'outlined',
          borderRadius: 4,
          data: certificates.map((value, index) => ({ value, label: grades[index] })),
          valueFormatter: ({ value }) => `${value} people`,
        },
      ]}
      gap={4}
      hideLegend
      title="Club divers by certification level"
    />
  );
}
