import * as React from 'react';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { createRailNetwork, type RailNode } from '../../../_data/rail';

export default function RichItemsPath() {
  const [network] = React.useState(() => createRailNetwork());
  const [path, setPath] = React.useState<string[]>(['Coast']);
  const apiRef = useRichTreeViewApiRef<RailNode>();

  const showPath = (itemId: string | null) => {
    const labels: string[] = [];
    let id = itemId;
    while (id !== null) {
      const node = apiRef.current?.getItem(id);
      if (node) labels.unshift(node.label);
      id = apiRef.current?.getParentId(id) ?? null;
    }
    setPath(labels);
  };

  return (
    <Stack sx={{ gap: 1, width: '100%', maxWidth: 400, minHeight: 340 }}>
      <Breadcrumbs aria-label="Path of the selected item">
        {path.map((label) => (
          <Typography key={label} component="span">
            {label}
          </Typography>
        ))}
      </Breadcrumbs>
      <RichTreeView
        id="rich-items-path"
        aria-label="Railway lines"
        items={network}
        apiRef={apiRef}
        defaultExpandedItems={['coast', 'coast-1']}
        defaultSelectedItems="coast"
        onSelectedItemsChange={(_event, id) => showPath(id)}
      />
    </Stack>
  );
}
