import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleCustomIndentation() {
  const labelId = React.useId();
  const [indentation, setIndentation] = React.useState(24);

  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 340 }}>
      <Typography id={labelId} variant="body2">
        {`Indentation: ${indentation} pixels`}
      </Typography>
      <Slider
        aria-labelledby={labelId}
        value={indentation}
        max={48}
        step={4}
        onChange={(_event, value) => setIndentation(value)}
      />
      <SimpleTreeView
        aria-label="Table of contents"
        itemChildrenIndentation={indentation}
        defaultExpandedItems={['tools', 'hand', 'wood']}
      >
        <TreeItem itemId="tools" label="Tools">
          <TreeItem itemId="hand" label="Hand tools">
            <TreeItem itemId="planes" label="Planes" />
            <TreeItem itemId="saws" label="Saws" />
          </TreeItem>
          <TreeItem itemId="machines" label="Machines" />
        </TreeItem>
        <TreeItem itemId="wood" label="Wood">
          <TreeItem itemId="oak" label="Oak" />
          <TreeItem itemId="ash" label="Ash" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
