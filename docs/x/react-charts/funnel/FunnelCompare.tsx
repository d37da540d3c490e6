import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const categories = ['Visits', 'Cart', 'Checkout', 'Orders'];

export default function FunnelCompare() {
  return (
    <FunnelChart
      height={320}
      categoryAxis={{ categories, size: 80, disableLine: true, disableTicks: true }}
      series={[
        {
          id: 'last',
          curve: 'step',
          sectionLabel: false,
          borderRadius: 0,
          data: [7600, 2900, 1300, 900].map((value) => ({ value, color: '#b3c7db' })),
          valueFormatter: ({ value }) => `${value} last year`,
        },
        {
          id: 'this',
          curve: 'step',
          variant: 'outlined',
          borderRadius: 0,
          data: [6100, 2100, 1100, 760].map((value) => ({ value, color: '#1769aa' })),
          valueFormatter: ({ value }) => `${value} this year`,
          sectionLabel: false,
        },
      ]}
      hideLegend
      gap={6}
      title="This year’s orders in front of last year’s"
    />
  );
}
