import { useRtl } from '@mui/system/RtlProvider';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const steps = [
  { value: 1250, label: 'Signed up' },
  { value: 840, label: 'First lesson' },
  { value: 310, label: 'Half the course' },
  { value: 95, label: 'Certificate' },
];
const total = steps[0]?.value ?? 1;

export default function FunnelLabels() {
  const before = useRtl() ? 'start' : 'end';

  return (
    <FunnelChart
      height={320}
      hideLegend
      margin={{ left: 150 }}
      series={[
        {
          variant: 'outlined',
          data: steps,
          valueFormatter: ({ label, value }) => {
            const name = typeof label === 'string' ? label : '';
            return `${name} ${Math.round((value / total) * 100)}%`;
          },
          sectionLabel: ({ dataIndex }) => ({
            position: { vertical: 'middle', horizontal: dataIndex < 2 ? 'center' : 'start' },
            textAnchor: dataIndex < 2 ? 'middle' : before,
            offset: { x: 12 },
          }),
        },
      ]}
      title="How far students get in a course"
    />
  );
}
