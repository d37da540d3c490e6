import Box from '@mui/material/Box';
import NoSsr from '@mui/material/NoSsr';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { useTheme } from '@mui/material/styles';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import { BUDGET_LINKS, BUDGET_NODES } from '../../_data/chartFlows';

const INCOME = ['property', 'sales', 'fees', 'state'];
const FUNDS = ['general', 'utility'];

export default function SankeyNodes() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const nodes = BUDGET_NODES.map((node) => ({
    ...node,
    color: INCOME.includes(node.id)
      ? palette.success.main
      : FUNDS.includes(node.id)
        ? palette.primary.main
        : palette.warning.main,
  }));

  return (
    <Box sx={{ width: '100%', height: 380 }}>
      <NoSsr>
        <SankeyChart
          height={380}
          series={{
            data: { nodes, links: BUDGET_LINKS },
            nodeOptions: { width: 10, padding: 18 },
            valueFormatter: (value) => `$${value} million`,
          }}
          role="img"
          title="A town’s budget"
          desc="Income is green, the two funds are blue, and spending is orange."
        />
      </NoSsr>
    </Box>
  );
}
