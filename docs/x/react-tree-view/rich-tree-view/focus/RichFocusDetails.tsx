import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { createFiles, type FileNode } from '../../../_data/treeFiles';

const listFiles = (nodes: readonly FileNode[]): FileNode[] =>
  nodes.flatMap((node) => [node, ...listFiles(node.children ?? [])]);

export default function RichFocusDetails() {
  const [files] = React.useState(() => createFiles());
  const [focused, setFocused] = React.useState('Design/Logos/logo.svg');
  const node = listFiles(files).find((file) => file.id === focused);
  const entries = node?.children?.length ?? 0;

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, width: '100%', minHeight: 330 }}>
      <RichTreeView
        aria-label="Files with a preview"
        items={files}
        defaultExpandedItems={['Design', 'Design/Logos', 'Design/Campaigns']}
        defaultSelectedItems="Design/Logos/logo.svg"
        onItemFocus={(_event, id) => setFocused(id)}
        sx={{ flex: '1 1 220px' }}
      />
      <Box role="status" sx={{ flex: '1 1 160px' }}>
        <Typography>{node?.label}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {node?.size === undefined
            ? `Folder with ${entries} ${entries === 1 ? 'entry' : 'entries'}`
            : `${node.kind}, ${node.size} kB`}
        </Typography>
      </Box>
    </Box>
  );
}
