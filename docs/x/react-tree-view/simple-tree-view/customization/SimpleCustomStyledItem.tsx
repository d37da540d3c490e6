import type {} from '@mui/material/themeCssVarsAugmentation';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

const BranchItem = styled(TreeItem)(({ theme }) => ({
  [`& > .${treeItemClasses.content} .${treeItemClasses.label}`]: theme.typography.body2,
  [`& .${treeItemClasses.groupTransition}`]: {
    marginInlineStart: theme.spacing(2),
    paddingInlineStart: theme.spacing(1),
    borderInlineStart: `2px dotted ${(theme.vars ?? theme).palette.divider}`,
  },
}));

export default function SimpleCustomStyledItem() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 200 }}>
      <SimpleTreeView
        aria-label="Family of bells"
        defaultExpandedItems={['tower', 'great']}
        itemChildrenIndentation={0}
      >
        <BranchItem itemId="tower" label="Tower">
          <BranchItem itemId="great" label="Great bell">
            <BranchItem itemId="clapper" label="Clapper" />
          </BranchItem>
          <BranchItem itemId="hour" label="Hour bell" />
        </BranchItem>
      </SimpleTreeView>
    </Box>
  );
}
