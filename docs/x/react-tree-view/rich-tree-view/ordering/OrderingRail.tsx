import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRichTreeViewProApiRef } from '@mui/x-tree-view-pro/hooks';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { createRailNetwork, type RailNode } from '../../../_data/rail';

function rename(nodes: RailNode[], id: string, label: string): RailNode[] {
  return nodes.map((node) => ({
    ...node,
    label: node.id === id ? label : node.label,
    ...(node.children && { children: rename(node.children, id, label) }),
  }));
}

/** Ids such as `coast-1-2`: region, line, station. */
const isStation = (id: string) => id.split('-').length === 3;
const isLine = (id: string | null) => id?.split('-').length === 2;

export default function OrderingRail() {
  const apiRef = useRichTreeViewProApiRef<RailNode>();
  const [items, setItems] = React.useState(() => createRailNetwork(2));
  const [selected, setSelected] = React.useState<string | null>('coast-1-2');
  const [message, setMessage] = React.useState('Drag a station, or select one and press a button.');

  const sort = () => {
    const parentId = selected === null ? null : apiRef.current?.getParentId(selected);
    if (!parentId) return;
    const sortStations = (nodes: RailNode[]): RailNode[] =>
      nodes.map((node) => {
        const children = node.children && sortStations(node.children);
        if (node.id === parentId) children?.sort((a, b) => a.label.localeCompare(b.label, 'en'));
        return { ...node, ...(children && { children }) };
      });
    setItems(sortStations);
    setMessage('The stations of the line are sorted by name.');
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 420 }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button
          size="small"
          disabled={selected === null}
          onClick={() => apiRef.current?.setEditedItem(selected)}
        >
          Rename
        </Button>
        <Button size="small" disabled={selected === null || !isStation(selected)} onClick={sort}>
          Sort the line
        </Button>
      </Stack>
      <div style={{ height: 340, overflow: 'auto' }}>
        <RichTreeViewPro
          aria-label="Rail network"
          apiRef={apiRef}
          items={items}
          itemsReordering
          isItemReorderable={isStation}
          canMoveItemToNewPosition={({ newPosition }) => isLine(newPosition.parentId)}
          onItemPositionChange={({ itemId, newPosition }) => {
            setItems((all) => apiRef.current?.getItemTree() ?? all);
            const station = apiRef.current?.getItem(itemId)?.label;
            const line = apiRef.current?.getItem(newPosition.parentId ?? '')?.label;
            const stops = apiRef.current?.getItemOrderedChildrenIds(newPosition.parentId) ?? [];
            setMessage(`${station} is stop ${stops.indexOf(itemId) + 1} of ${line}.`);
          }}
          isItemEditable
          onItemLabelChange={(id, label) => setItems((all) => rename(all, id, label.trim()))}
          selectedItems={selected}
          onSelectedItemsChange={(_event, id) => setSelected(id)}
          defaultExpandedItems={['coast', 'coast-1']}
          slotProps={{ item: { slotProps: { labelInput: { 'aria-label': 'Name' } } } }}
          sx={{ '--TreeView-indentMultiplier': 'var(--TreeView-itemChildrenIndentation)' }}
        />
      </div>
      <Typography variant="body2" role="status">
        {message}
      </Typography>
    </Stack>
  );
}
