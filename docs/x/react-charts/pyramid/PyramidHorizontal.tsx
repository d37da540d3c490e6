import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const levels = ['Bronze', 'Silver', 'Gold', 'Platinum'];

export default function PyramidHorizontal() {
  return (
    <FunnelChart
      height={260}
      hideLegend
      gap={4}
      categoryAxis={{ categories: levels, disableLine: true, disableTicks: true }}
      series={[
        {
          curve: 'pyramid',
          layout: 'horizontal',
          variant: 'outlined',
          data: [2400, 960, 310, 45].map((value, index) => ({ value, label: levels[index] })),
          sectionLabel: ({ dataIndex }) =>
            dataIndex === 3 ? false : { position: { vertical: 'middle', horizontal: 'center' } },
        },
      ]}
      title="Loyalty program customers by level"
      desc="2,400 customers have bronze, 960 silver, 310 gold, and 45 platinum."
    />
  );
}
