import { PieChart } from '@mui/x-charts/PieChart';
import { bluePaletteLight, greenPaletteLight } from '@mui/x-charts/colorPalettes';

const groups = [
  { value: 62, label: 'Vegetables', color: bluePaletteLight[4] },
  { value: 38, label: 'Fruit', color: greenPaletteLight[5] },
];
const parts = [
  { value: 29, label: 'Potatoes', color: bluePaletteLight[3] },
  { value: 21, label: 'Carrots', color: bluePaletteLight[2] },
  { value: 12, label: 'Leeks', color: bluePaletteLight[1] },
  { value: 23, label: 'Apples', color: greenPaletteLight[3] },
  { value: 15, label: 'Plums', color: greenPaletteLight[2] },
];
const valueFormatter = ({ value }: { value: number }) => `${value}% of the weight`;

export default function PieDemoRings() {
  return (
    <PieChart
      height={260}
      series={[
        { id: 'groups', data: groups, outerRadius: '58%', valueFormatter },
        { id: 'parts', data: parts, innerRadius: '62%', outerRadius: '100%', valueFormatter },
      ]}
      title="Farm harvest by group and crop"
      desc="Vegetables 62%: potatoes, carrots, and leeks. Fruit 38%: apples and plums."
    />
  );
}
