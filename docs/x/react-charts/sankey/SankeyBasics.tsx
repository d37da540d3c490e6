import Box from '@mui/material/Box';
import NoSsr from '@mui/material/NoSsr';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';

const links = [
  { source: 'Rain', target: 'Tank', value: 62 },
  { source: 'Well', target: 'Tank', value: 38 },
  { source: 'Tank', target: 'Beds', value: 54 },
  { source: 'Tank', target: 'Glasshouse', value: 31 },
  { source: 'Tank', target: 'Overflow', value: 15 },
];

export default function SankeyBasics() {
  return (
    <Box sx={{ width: '100%', height: 280 }}>
      <NoSsr>
        <SankeyChart
          height={280}
          series={{ data: { links } }}
          role="img"
          title="Water of a nursery garden in cubic metres"
          desc="Rain gives 62 of 100 cubic metres. Most of the water goes to the beds."
        />
      </NoSsr>
    </Box>
  );
}
