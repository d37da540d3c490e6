import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

const start = ['Hammer', 'Chisel', 'Plane', 'Square', 'Saw'];

export default function SimpleFocusKeys() {
  const [tools, setTools] = React.useState(start);

  const remove =
    (tool: string): TreeItemProps['onKeyDown'] =>
    (event) => {
      if (event.key === 'Delete' && event.target === event.currentTarget) {
        event.defaultMuiPrevented = true;
        setTools((all) => all.filter((other) => other !== tool));
      }
    };

  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 260 }}>
      <SimpleTreeView aria-label="Tools" defaultExpandedItems={['box']}>
        <TreeItem itemId="box" label="Toolbox">
          {tools.map((tool) => (
            <TreeItem key={tool} itemId={tool} label={tool} onKeyDown={remove(tool)} />
          ))}
        </TreeItem>
      </SimpleTreeView>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {`${tools.length} tools. Press Delete on one to remove it.`}
      </Typography>
    </Box>
  );
}
