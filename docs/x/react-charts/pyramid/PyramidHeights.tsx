import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const layers = ['Crown', 'Understory', 'Shrubs', 'Herbs'];
const shares = [12, 18, 30, 40];

export default function PyramidHeights() {
  return (
    <FunnelChart
      height={300}
      categoryAxis={{ categories: layers, scaleType: 'linear', size: 90 }}
      series={[
        {
          curve: 'pyramid',
          variant: 'outlined',
          borderRadius: 0,
          data: shares.map((value, index) => ({ value, label: layers[index] })),
          valueFormatter: ({ value }) => `${value}%`,
        },
      ]}
      hideLegend
      title="Forest species by layer"
      desc="Herbs 40%, shrubs 30%, understory 18%, crown 12%"
    />
  );
}
