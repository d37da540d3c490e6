import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { createRailNetwork } from '../../../_data/rail';

export default function RichItemsScroll() {
  const [network] = React.useState(() => createRailNetwork());
  const apiRef = useRichTreeViewApiRef();

  const show = (itemId: string) => {
    apiRef.current
      ?.getItemDOMElement(itemId)
      ?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  };

  return (
    <Stack sx={{ gap: 1, width: '100%', maxWidth: 320 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {network.map((region) => (
          <Button key={region.id} size="small" variant="outlined" onClick={() => show(region.id)}>
            {region.label}
          </Button>
        ))}
      </Stack>
      <Box
        sx={{ height: 260, overflow: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}
      >
        <RichTreeView
          id="rich-items-scroll"
          aria-label="All regions"
          items={network}
          apiRef={apiRef}
          defaultExpandedItems={['north', 'north-1', 'coast', 'coast-1', 'lakes', 'highlands']}
        />
      </Box>
    </Stack>
  );
}
