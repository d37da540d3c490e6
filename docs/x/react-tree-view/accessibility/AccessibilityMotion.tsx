import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

function MotionSafeItem(props: TreeItemProps) {
  const isReduced = useMediaQuery('(prefers-reduced-motion: reduce)');

  return (
    <TreeItem {...props} slotProps={isReduced ? { groupTransition: { timeout: 0 } } : undefined} />
  );
}

export default function AccessibilityMotion() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 200 }}>
      <SimpleTreeView aria-label="Exhibition" defaultExpandedItems={['hall']}>
        <MotionSafeItem itemId="hall" label="Hall 1: ships">
          <MotionSafeItem itemId="models" label="Models" />
          <MotionSafeItem itemId="charts" label="Sea charts" />
        </MotionSafeItem>
        <MotionSafeItem itemId="lower-deck" label="Deck: engines">
          <MotionSafeItem itemId="steam" label="Steam engine" />
        </MotionSafeItem>
      </SimpleTreeView>
    </Box>
  );
}
