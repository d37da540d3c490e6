import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const levels = {
  line: [] as string[],
  stop: ['line-4', 'line-7'],
  platform: ['line-4', 'line-7', 'mill', 'castle'],
};

type Level = keyof typeof levels;

export default function SimpleExpansionControlled() {
  const [level, setLevel] = React.useState<Level | null>('stop');
  const [expanded, setExpanded] = React.useState<string[]>(levels.stop);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 290 }}>
      <ToggleButtonGroup
        size="small"
        exclusive
        aria-label="Open down to"
        value={level}
        onChange={(_event, next: Level | null) => {
          if (next) {
            setLevel(next);
            setExpanded(levels[next]);
          }
        }}
      >
        <ToggleButton value="line">Lines</ToggleButton>
        <ToggleButton value="stop">Stops</ToggleButton>
        <ToggleButton value="platform">Platforms</ToggleButton>
      </ToggleButtonGroup>
      <SimpleTreeView
        aria-label="Tram network"
        expandedItems={expanded}
        onExpandedItemsChange={(_event, itemIds) => {
          setLevel(null);
          setExpanded(itemIds);
        }}
      >
        <TreeItem itemId="line-4" label="Line 4">
          <TreeItem itemId="mill" label="Mill bridge">
            <TreeItem itemId="mill-a" label="Platform A" />
          </TreeItem>
        </TreeItem>
        <TreeItem itemId="line-7" label="Line 7">
          <TreeItem itemId="castle" label="Castle gate">
            <TreeItem itemId="castle-a" label="Platform A" />
            <TreeItem itemId="castle-b" label="Platform B" />
          </TreeItem>
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
