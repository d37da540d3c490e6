import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const floors = [
  {
    id: 'ground',
    label: 'Ground floor',
    children: [
      {
        id: 'workshop',
        label: 'Workshop',
        children: [
          { id: 'lathe', label: 'Lathe' },
          { id: 'first-aid', label: 'First-aid box' },
        ],
      },
    ],
  },
  { id: 'attic', label: 'Attic', children: [{ id: 'timber', label: 'Timber store' }] },
];

export default function RichFocusSearch() {
  const apiRef = useRichTreeViewApiRef();
  const [target, setTarget] = React.useState<{ id: string } | null>(null);

  // An item can only receive the focus after its parents have been rendered as expanded.
  React.useEffect(() => {
    if (target) {
      apiRef.current?.focusItem(null, target.id);
    }
  }, [apiRef, target]);

  const find = (id: string) => {
    let parentId = apiRef.current?.getParentId(id);
    while (parentId != null) {
      apiRef.current?.setItemExpansion({ itemId: parentId, shouldBeExpanded: true });
      parentId = apiRef.current?.getParentId(parentId);
    }
    setTarget({ id });
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 250 }}>
      <Button variant="outlined" onClick={() => find('first-aid')}>
        Find the first-aid box
      </Button>
      <RichTreeView aria-label="Makerspace rooms" items={floors} apiRef={apiRef} />
    </Stack>
  );
}
