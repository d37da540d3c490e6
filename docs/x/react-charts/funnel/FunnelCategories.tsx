import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const categories = ['Spotted', 'Photographed', 'Identified', 'Confirmed'];

export default function FunnelCategories() {
  const [inProportion, setInProportion] = React.useState(false);

  return (
    <Stack sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={inProportion}
            onChange={(event) => setInProportion(event.target.checked)}
          />
        }
        label="Heights in proportion"
      />
      <FunnelChart
        height={300}
        hideLegend
        categoryAxis={{
          categories,
          size: 100,
          disableLine: true,
          disableTicks: true,
          scaleType: inProportion ? 'linear' : 'band',
        }}
        series={[
          {
            variant: 'outlined',
            data: [{ value: 310 }, { value: 240 }, { value: 180 }, { value: 110 }],
          },
        ]}
        enableKeyboardNavigation
        title="Bird sightings by a nature group"
        desc="310 birds were spotted, 240 photographed, 180 identified, and 110 confirmed."
      />
    </Stack>
  );
}
