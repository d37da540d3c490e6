import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { treeItemClasses } from '@mui/x-tree-view/TreeItem';

const stages = [
  {
    id: 'coast',
    label: 'Coast path',
    children: [
      { id: 'coast-1', label: 'Stage 1, cliffs' },
      { id: 'coast-2', label: 'Stage 2, estuary' },
    ],
  },
  { id: 'moor', label: 'Moor path', children: [{ id: 'moor-1', label: 'Stage 1, heather' }] },
];

export default function RichCustomStates() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 230 }}>
      <RichTreeView
        id="rich-custom-states"
        aria-label="Hiking stages"
        items={stages}
        defaultExpandedItems={['coast']}
        defaultSelectedItems="coast-2"
        itemChildrenIndentation={28}
        sx={{
          [`& .${treeItemClasses.content}`]: {
            paddingBlock: 1,
            borderInlineStart: '4px solid transparent',
            borderRadius: 0,
          },
          [`& .${treeItemClasses.content}[data-expanded] .${treeItemClasses.label}`]: {
            fontWeight: 'fontWeightBold',
          },
          [`& .${treeItemClasses.content}[data-selected]`]: {
            borderInlineStartColor: 'primary.main',
          },
          [`& .${treeItemClasses.content}[data-focused]`]: {
            outline: '2px solid',
            outlineColor: 'text.primary',
            outlineOffset: -2,
          },
        }}
      />
    </Box>
  );
}
