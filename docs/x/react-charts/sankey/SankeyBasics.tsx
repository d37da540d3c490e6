import Box from '@mui/material/Box';
import NoSsr from '@mui/material/NoSsr';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import { ENERGY_LINKS } from '../../_data/chartFlows';

export default function SankeyBasics() {
  return (
    <Box
      tabIndex={0}
      role="group"
      aria-label="Diagram"
      sx={{ width: '100%', minHeight: 420, overflowX: 'auto' }}
    >
      <NoSsr>
        <SankeyChart
          height={420}
          series={{
            data: { links: ENERGY_LINKS },
            linkOptions: { opacity: 0.3 },
            valueFormatter: (value) => `${value} TWh`,
          }}
          sx={{ minWidth: 560 }}
          role="img"
          title="Energy flows in a region over one year"
          desc="Wind, solar, and hydro power feed the grid, which supplies homes, industry, services, and transport."
        />
      </NoSsr>
    </Box>
  );
}
