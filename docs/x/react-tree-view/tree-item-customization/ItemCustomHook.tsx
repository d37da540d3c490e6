import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
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

interface Store {
  id: string;
  label: string;
  children?: Store[];
}

const crates: Store[] = [
  {
    id: 'cellar',
    label: 'Cellar',
    children: [
      { id: 'cider', label: 'Cider' },
      { id: 'perry', label: 'Perry' },
    ],
  },
  { id: 'loft', label: 'Loft', children: [{ id: 'honey', label: 'Honey' }] },
];

function StoreItem({ id, itemId, label, children }: UseTreeItemParameters) {
  const item = useTreeItem({ id, itemId, label, children });
  const count = Array.isArray(children) ? children.length : 0;

  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <TreeItemRoot {...item.getRootProps()}>
        <TreeItemContent {...item.getContentProps()}>
          <TreeItemLabel {...item.getLabelProps()} />
          {count > 0 && (
            <Typography component="span" sx={{ color: 'text.secondary' }}>
              {count}
            </Typography>
          )}
          <TreeItemIconContainer {...item.getIconContainerProps()}>
            <TreeItemIcon status={item.status} />
          </TreeItemIconContainer>
        </TreeItemContent>
        {children && <TreeItemGroupTransition {...item.getGroupTransitionProps()} />}
      </TreeItemRoot>
    </TreeItemProvider>
  );
}

export default function ItemCustomHook() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 170 }}>
      <RichTreeView
        aria-label="Storage"
        items={crates}
        defaultExpandedItems={['cellar']}
        slots={{ item: StoreItem }}
      />
    </Box>
  );
}
