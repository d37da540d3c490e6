import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { type UseTreeItemContentSlotOwnProps } from '@mui/x-tree-view/useTreeItem';

function SeatItem(props: TreeItemProps) {
  const { itemId, children } = props;
  const { publicAPI, status } = useTreeItemUtils({ itemId, children });

  const toggle: UseTreeItemContentSlotOwnProps['onClick'] = (event) => {
    if (!status.expandable) {
      event.defaultMuiPrevented = true;
      publicAPI.setItemSelection({ event, itemId, keepExistingSelection: true });
    }
  };

  return <TreeItem {...props} slotProps={{ content: { onClick: toggle } }} />;
}

export default function ItemCustomToggle() {
  const [seats, setSeats] = React.useState<string[]>(['A2']);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 170 }}>
      <SimpleTreeView
        aria-label="Seats"
        multiSelect
        defaultExpandedItems={['A']}
        selectedItems={seats}
        onSelectedItemsChange={(_event, itemIds) => setSeats(itemIds)}
      >
        <SeatItem itemId="A" label="Row A" disableSelection>
          <SeatItem itemId="A1" label="Seat A1" />
          <SeatItem itemId="A2" label="Seat A2" />
          <SeatItem itemId="A3" label="Seat A3" />
        </SeatItem>
      </SimpleTreeView>
      <Typography role="status">{`Booked: ${seats.join(', ') || 'none'}`}</Typography>
    </Stack>
  );
}
