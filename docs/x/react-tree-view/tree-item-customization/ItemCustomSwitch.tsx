import * as React from 'react';
import Box from '@mui/material/Box';
import Switch, { type SwitchProps } from '@mui/material/Switch';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

interface CheckboxSlotProps extends SwitchProps {
  visible?: boolean;
  indeterminate?: boolean;
}

const ItemSwitch = React.forwardRef<HTMLButtonElement, CheckboxSlotProps>(function ItemSwitch(
  { visible, indeterminate, ...props },
  ref,
) {
  return visible ? (
    <Switch {...props} ref={ref} size="small" color={indeterminate ? 'default' : 'primary'} />
  ) : null;
});

function LampItem(props: TreeItemProps) {
  return <TreeItem {...props} slots={{ checkbox: ItemSwitch }} />;
}

export default function ItemCustomSwitch() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 160 }}>
      <SimpleTreeView
        aria-label="Lamps to switch on"
        multiSelect
        checkboxSelection
        defaultExpandedItems={['hall']}
        defaultSelectedItems={['stage']}
      >
        <LampItem itemId="hall" label="Hall" disableSelection>
          <LampItem itemId="stage" label="Stage lamps" />
          <LampItem itemId="aisle" label="Aisle lamps" />
        </LampItem>
        <LampItem itemId="porch" label="Porch lamp" />
      </SimpleTreeView>
    </Box>
  );
}
