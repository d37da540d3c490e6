import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, TreeItemLabel, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { createRailNetwork, type RailNode } from '../../_data/rail';

const CountLabel = styled(TreeItemLabel)({ display: 'flex', alignItems: 'center', gap: 8 });

interface LabelSlotProps extends React.ComponentPropsWithoutRef<typeof CountLabel> {
  count?: number;
}

function LabelWithCount({ children, count, ...props }: LabelSlotProps) {
  return (
    <CountLabel {...props}>
      {children}
      {count !== undefined && <Chip label={count} size="small" />}
    </CountLabel>
  );
}

function LineItem(props: TreeItemProps) {
  const count = useTreeItemModel<RailNode>(props.itemId)?.children?.length;

  return (
    <TreeItem
      {...props}
      slots={{ label: LabelWithCount }}
      slotProps={{ label: { count } as LabelSlotProps }}
    />
  );
}

export default function ItemCustomLabel() {
  const [network] = React.useState(() => createRailNetwork());

  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 360 }}>
      <RichTreeView
        aria-label="Regions with the number of lines"
        items={network}
        defaultExpandedItems={['lakes']}
        slots={{ item: LineItem }}
      />
    </Box>
  );
}
