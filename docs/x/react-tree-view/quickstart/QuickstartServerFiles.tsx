import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { createFiles } from '../../_data/treeFiles';

export default function QuickstartServerFiles() {
  const [files] = React.useState(() => createFiles());
  const [checked, setChecked] = React.useState<string[]>(['Design/Logos/logo.svg']);
  const count = checked.filter((id) => id.includes('.')).length;

  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 340 }}>
      <RichTreeView
        id="quickstart-drive"
        aria-label="Files to download"
        items={files}
        multiSelect
        checkboxSelection
        selectionPropagation={{ descendants: true, parents: true }}
        defaultExpandedItems={['Design', 'Design/Logos']}
        selectedItems={checked}
        onSelectedItemsChange={(_event, ids) => setChecked(ids)}
      />
      <Typography role="status">{`Files selected: ${count}`}</Typography>
    </Box>
  );
}
