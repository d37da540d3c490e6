import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { createRailNetwork } from '../../../_data/rail';

const LINE_COLORS = ['primary.main', 'secondary.main', 'success.main', 'warning.main'];

/** Ids such as `coast-2-5`: region, line, station. */
const colorOf = (itemId: string) => LINE_COLORS[Number(itemId.split('-')[1]) - 1] ?? 'divider';

export default function RichCustomItemProps() {
  const [network] = React.useState(() => createRailNetwork());

  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 400 }}>
      <RichTreeView
        id="rich-custom-item-props"
        aria-label="Lines by color"
        items={network}
        defaultExpandedItems={['coast', 'coast-1', 'coast-2']}
        slotProps={{
          item: ({ itemId }) => ({
            sx: {
              [`& > .${treeItemClasses.content}`]: {
                borderInlineStart: '6px solid',
                borderColor: colorOf(itemId),
                borderRadius: 0,
              },
            },
          }),
        }}
      />
    </Box>
  );
}
