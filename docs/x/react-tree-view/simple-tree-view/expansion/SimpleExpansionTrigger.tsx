import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleExpansionTrigger() {
  const [message, setMessage] = React.useState('Click a name, then its arrow.');

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 210 }}>
      <SimpleTreeView
        aria-label="Archive boxes"
        expansionTrigger="iconContainer"
        onItemExpansionToggle={(_event, itemId, isExpanded) =>
          setMessage(`${itemId} ${isExpanded ? 'opened' : 'closed'}`)
        }
        onSelectedItemsChange={(_event, itemId) => setMessage(`${itemId} selected`)}
      >
        <TreeItem itemId="maps" label="Maps">
          <TreeItem itemId="coast" label="Coast, 1874" />
          <TreeItem itemId="river" label="River, 1902" />
        </TreeItem>
        <TreeItem itemId="letters" label="Letters">
          <TreeItem itemId="guild" label="Guild of dyers" />
        </TreeItem>
      </SimpleTreeView>
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
