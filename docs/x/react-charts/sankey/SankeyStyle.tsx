import Box from '@mui/material/Box';
import NoSsr from '@mui/material/NoSsr';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { sankeyClasses, Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import { BUDGET_LINKS, BUDGET_NODES } from '../../_data/chartFlows';

export default function SankeyStyle() {
  return (
    <Box sx={{ width: '100%', height: 360 }}>
      <NoSsr>
        <SankeyChart
          height={360}
          series={{
            data: { nodes: BUDGET_NODES, links: BUDGET_LINKS },
            nodeOptions: { width: 8, padding: 20 },
            linkOptions: { opacity: 0.2 },
          }}
          sx={(theme) => ({
            [`& .${sankeyClasses.node}`]: {
              rx: 4,
              fill: (theme.vars ?? theme).palette.primary.main,
            },
            [`& .${sankeyClasses.link}`]: { fill: (theme.vars ?? theme).palette.primary.main },
            [`& .${sankeyClasses.nodeLabel}`]: { fontSize: 13, fontWeight: 600 },
          })}
          role="img"
          title="A town’s budget in one color"
        />
      </NoSsr>
    </Box>
  );
}
