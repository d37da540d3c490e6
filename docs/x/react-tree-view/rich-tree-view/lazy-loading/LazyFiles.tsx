import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { createFiles, type FileNode } from '../../../_data/treeFiles';

const countOf = (node: FileNode) => (node.kind === 'folder' ? -1 : 0);
const withoutChildren = ({ children: _children, ...node }: FileNode): FileNode => node;

function find(nodes: readonly FileNode[], id: string): FileNode | undefined {
  return nodes
    .map((node) => (node.id === id ? node : find(node.children ?? [], id)))
    .find((node) => node !== undefined);
}

/** Answers after 600 milliseconds, as a server would. */
function createSource(files: FileNode[]) {
  return {
    getChildrenCount: countOf,
    getTreeItems: (parentId?: string) =>
      new Promise<FileNode[]>((resolve) => {
        const nodes = parentId === undefined ? files : (find(files, parentId)?.children ?? []);
        setTimeout(() => resolve(nodes.map(withoutChildren)), 600);
      }),
  };
}

export default function LazyFiles() {
  const [files] = React.useState(() => createFiles());
  const [source] = React.useState(() => createSource(files));
  const [firstLevel] = React.useState(() => files.map(withoutChildren));

  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 340 }}>
      <RichTreeViewPro aria-label="Network drive" items={firstLevel} dataSource={source} />
    </Box>
  );
}
