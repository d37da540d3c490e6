import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { createRailNetwork, type RailNode } from '../../../_data/rail';

/** Keeps the nodes whose label contains the words, and the nodes above them. */
function filterNodes(nodes: readonly RailNode[], words: string): RailNode[] {
  return nodes.flatMap((node) => {
    if (node.label.toLowerCase().includes(words)) return [node];
    const children = filterNodes(node.children ?? [], words);
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}

const idsOf = (nodes: readonly RailNode[]): string[] =>
  nodes.flatMap((node) => [node.id, ...idsOf(node.children ?? [])]);

export default function RichItemsFilter() {
  const [network] = React.useState(() => createRailNetwork());
  const [words, setWords] = React.useState('bridge');
  const [expanded, setExpanded] = React.useState<string[] | null>(null);
  const query = words.trim().toLowerCase();
  const found = React.useMemo(
    () => (query === '' ? network : filterNodes(network, query)),
    [network, query],
  );

  return (
    <Stack sx={{ gap: 1, width: '100%', maxWidth: 320, height: 420 }}>
      <TextField
        label="Search stations"
        size="small"
        value={words}
        onChange={(event) => {
          setWords(event.target.value);
          setExpanded(null);
        }}
      />
      <Typography role="status" variant="body2">
        {found.length === 0 ? 'No station found' : `Regions with results: ${found.length}`}
      </Typography>
      <RichTreeView
        id="rich-items-filter"
        aria-label="Stations found"
        items={found}
        expandedItems={expanded ?? (query === '' ? [] : idsOf(found))}
        onExpandedItemsChange={(_event, ids) => setExpanded(ids)}
        sx={{ overflow: 'auto' }}
      />
    </Stack>
  );
}
