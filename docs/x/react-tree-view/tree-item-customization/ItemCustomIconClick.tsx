import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, treeItemClasses, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import type { UseTreeItemContentSlotOwnProps } from '@mui/x-tree-view/useTreeItem';
import { createRailNetwork } from '../../_data/rail';

/** The arrow expands, and the rest of the item selects. */
function StationItem(props: TreeItemProps) {
  const { itemId, children } = props;
  const { interactions, status } = useTreeItemUtils({ itemId, children });

  const handleClick: UseTreeItemContentSlotOwnProps['onClick'] = (event) => {
    event.defaultMuiPrevented = true;
    const isOnArrow =
      (event.target as Element).closest(`.${treeItemClasses.iconContainer}`) !== null;
    if (isOnArrow && status.expandable) interactions.handleExpansion(event);
    else interactions.handleSelection(event);
  };

  return <TreeItem {...props} slotProps={{ content: { onClick: handleClick } }} />;
}

export default function ItemCustomIconClick() {
  const [network] = React.useState(() => createRailNetwork());
  const [selected, setSelected] = React.useState<string | null>(null);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 340, minHeight: 320 }}>
      <RichTreeView
        aria-label="Regions, lines, and stations"
        items={network}
        getItemId={({ id }) => `arrow-${id}`}
        defaultExpandedItems={['arrow-lakes']}
        slots={{ item: StationItem }}
        onSelectedItemsChange={(_event, itemId) => setSelected(itemId)}
      />
      <Typography role="status" variant="body2">
        {selected === null ? 'Nothing is selected.' : `Selected: ${selected.replace('arrow-', '')}`}
      </Typography>
    </Stack>
  );
}
