import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { createFiles } from '../../_data/treeFiles';

const ACTIONS = ['Download', 'Share', 'Duplicate'];

export default function ItemCustomToolbar() {
  const [files] = React.useState(() => createFiles());
  const [selected, setSelected] = React.useState<string[]>(['act-Design/Logos/logo.svg']);
  const [done, setDone] = React.useState('');

  return (
    <Box sx={{ width: '100%', maxWidth: 400, minHeight: 360 }}>
      <Stack
        role="group"
        aria-label="Actions for the selected files"
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', gap: 1, mb: 1 }}
      >
        {ACTIONS.map((action) => (
          <Button
            key={action}
            size="small"
            variant="outlined"
            disabled={selected.length === 0}
            onClick={() => setDone(`${action}: ${selected.join(', ').replaceAll('act-', '')}`)}
          >
            {action}
          </Button>
        ))}
      </Stack>
      <RichTreeView
        aria-label="Files to act on"
        multiSelect
        items={files}
        getItemId={({ id }) => `act-${id}`}
        defaultExpandedItems={['act-Design', 'act-Design/Logos']}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemIds) => setSelected(itemIds)}
      />
      <Typography role="status" variant="body2" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
        {done}
      </Typography>
    </Box>
  );
}
