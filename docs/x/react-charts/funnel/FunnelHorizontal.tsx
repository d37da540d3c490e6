import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const steps = ['Applied', 'Screened', 'Interview', 'Offer', 'Hired'];
const counts = [480, 210, 96, 31, 24];

export default function FunnelHorizontal() {
  return (
    <FunnelChart
      height={260}
      hideLegend
      gap={6}
      categoryAxis={{ categories: steps, disableLine: true, disableTicks: true }}
      series={[
        {
          layout: 'horizontal',
          curve: 'bump',
          variant: 'outlined',
          data: counts.map((value, index) => ({ value, label: steps[index] })),
        },
      ]}
      title="Applicants in one year, from application to contract"
    />
  );
}
