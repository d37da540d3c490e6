import type {} from '@mui/material/themeCssVarsAugmentation';
import { pieClasses, PieChart } from '@mui/x-charts/PieChart';

export default function HighlightOutline() {
  return (
    <PieChart
      height={220}
      series={[
        {
          data: [
            { value: 34, label: 'Oak' },
            { value: 27, label: 'Beech' },
            { value: 22, label: 'Pine' },
          ],
          outerRadius: '94%',
          highlightScope: { highlight: 'item', fade: 'global' },
          highlighted: { additionalRadius: 4 },
          valueFormatter: ({ value }) => `${value} trees`,
        },
      ]}
      sx={(theme) => ({
        [`& .${pieClasses.arc}[data-highlighted]`]: {
          filter: 'none',
          stroke: (theme.vars ?? theme).palette.text.primary,
          strokeWidth: 2,
        },
        [`& .${pieClasses.arc}[data-faded]`]: { opacity: 0.6 },
      })}
      enableKeyboardNavigation
      title="Trees in a nursery by species"
    />
  );
}
