import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, treeItemClasses, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

interface Part {
  id: string;
  label: string;
  stock?: number;
  children?: Part[];
}

const parts: Part[] = [
  {
    id: 'bicycle',
    label: 'Bicycle',
    children: [
      { id: 'chain', label: 'Chain', stock: 14 },
      { id: 'pedals', label: 'Pedals', stock: 3 },
    ],
  },
];

function PartItem({ label, ...props }: TreeItemProps) {
  const part = useTreeItemModel<Part>(props.itemId);
  const stock = part?.stock;

  return (
    <TreeItem
      {...props}
      label={
        <Box component="span" sx={{ display: 'flex', gap: 1, justifyContent: 'space-between' }}>
          <span>{label}</span>
          {stock !== undefined && (
            <Typography component="span" sx={{ color: 'text.secondary' }}>
              {`${stock} in stock`}
            </Typography>
          )}
        </Box>
      }
    />
  );
}

export default function CustomItemTree() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 140 }}>
      <RichTreeView
        aria-label="Spare parts"
        items={parts}
        defaultExpandedItems={['bicycle']}
        itemChildrenIndentation={20}
        slots={{ item: PartItem }}
        sx={{
          [`& .${treeItemClasses.content}`]: { paddingBlock: 1 },
          [`& .${treeItemClasses.content}[data-selected] .${treeItemClasses.label}`]: {
            fontWeight: 'fontWeightBold',
          },
        }}
      />
    </Box>
  );
}
