import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { createFiles } from '../../../_data/treeFiles';

const FILE = 'People/Handbook/remote-work.md';

export default function RichExpansionReveal() {
  const [files] = React.useState(() => createFiles());
  const apiRef = useRichTreeViewApiRef();

  const reveal = (itemId: string) => {
    const api = apiRef.current;
    let parentId = api?.getParentId(itemId);
    while (api && parentId != null) {
      api.setItemExpansion({ itemId: parentId, shouldBeExpanded: true });
      parentId = api.getParentId(parentId);
    }
    api?.setItemSelection({ itemId, shouldBeSelected: true });
  };

  return (
    <Stack sx={{ gap: 1, width: '100%', maxWidth: 320, minHeight: 340 }}>
      <Button variant="outlined" onClick={() => reveal(FILE)}>
        Show remote-work.md
      </Button>
      <RichTreeView aria-label="Company drive" items={files} apiRef={apiRef} />
    </Stack>
  );
}
