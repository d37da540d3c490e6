import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useSimpleTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleSelectionApi() {
  const apiRef = useSimpleTreeViewApiRef();
  const add = (event: React.SyntheticEvent, itemId: string) =>
    apiRef.current?.setItemSelection({
      event,
      itemId,
      keepExistingSelection: true,
      shouldBeSelected: true,
    });

  return (
    <Stack sx={{ gap: 1, width: '100%', maxWidth: 320, minHeight: 240 }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={(event) => add(event, 'ladder')}>
          Add the ladder
        </Button>
        <Button variant="outlined" onClick={(event) => add(event, 'drill')}>
          Add the drill
        </Button>
      </Stack>
      <SimpleTreeView
        aria-label="Lending desk"
        apiRef={apiRef}
        multiSelect
        checkboxSelection
        defaultExpandedItems={['tools']}
        defaultSelectedItems={['saw']}
      >
        <TreeItem itemId="tools" label="Tools" disableSelection>
          <TreeItem itemId="ladder" label="Ladder" />
          <TreeItem itemId="drill" label="Drill" />
          <TreeItem itemId="saw" label="Saw" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
