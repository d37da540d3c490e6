import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const collections = [
  {
    id: 'maps',
    label: 'Maps',
    children: [
      { id: 'sea-charts', label: 'Sea charts' },
      { id: 'city-plans', label: 'City plans' },
    ],
  },
  { id: 'letters', label: 'Letters', children: [{ id: 'merchants', label: 'Merchants' }] },
];

export default function RichExpansionTrigger() {
  const [iconOnly, setIconOnly] = React.useState(true);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 220 }}>
      <FormControlLabel
        control={
          <Switch checked={iconOnly} onChange={(event) => setIconOnly(event.target.checked)} />
        }
        label="Only the icon opens"
      />
      <RichTreeView
        aria-label="Archive collections"
        items={collections}
        expansionTrigger={iconOnly ? 'iconContainer' : 'content'}
        defaultSelectedItems="maps"
      />
    </Stack>
  );
}
