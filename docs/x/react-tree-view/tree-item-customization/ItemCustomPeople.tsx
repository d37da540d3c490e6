import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItemContent,
  TreeItemGroupTransition,
  TreeItemIconContainer,
  TreeItemLabel,
  TreeItemRoot,
} from '@mui/x-tree-view/TreeItem';
import { TreeItemIcon } from '@mui/x-tree-view/TreeItemIcon';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItem, type UseTreeItemParameters } from '@mui/x-tree-view/useTreeItem';
import { createCompany, type Person } from '../../_data/treeCompany';

function PersonItem({ id, itemId, label, children }: UseTreeItemParameters) {
  const item = useTreeItem({ id, itemId, label, children });
  const person = useTreeItemModel<Person>(itemId);
  const name = person?.label ?? '';

  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <TreeItemRoot {...item.getRootProps()}>
        <TreeItemContent {...item.getContentProps()}>
          <TreeItemIconContainer {...item.getIconContainerProps()}>
            <TreeItemIcon status={item.status} />
          </TreeItemIconContainer>
          <Avatar
            sx={{
              width: 32,
              height: 32,
              fontSize: 14,
              bgcolor: 'text.secondary',
              color: 'background.paper',
            }}
          >
            {name.replace(/(\w)\w* (\w)\w*/, '$1$2')}
          </Avatar>
          <TreeItemLabel {...item.getLabelProps()} sx={{ minWidth: 0, py: 0.5 }}>
            <Typography noWrap>{name}</Typography>
            <Typography noWrap variant="body2" sx={{ color: 'text.secondary' }}>
              {person?.role}
            </Typography>
          </TreeItemLabel>
          {person?.remote && <Chip label="Remote" size="small" variant="outlined" />}
        </TreeItemContent>
        {children && <TreeItemGroupTransition {...item.getGroupTransitionProps()} />}
      </TreeItemRoot>
    </TreeItemProvider>
  );
}

export default function ItemCustomPeople() {
  const [company] = React.useState(() => createCompany(36));

  return (
    <Box sx={{ width: '100%', maxWidth: 420, height: 440, overflow: 'auto' }}>
      <RichTreeView
        aria-label="Company"
        items={company}
        defaultExpandedItems={['person-1', company[0]?.children?.[0]?.id ?? '']}
        slots={{ item: PersonItem }}
      />
    </Box>
  );
}
