import * as React from 'react';
import ArticleOutlinedIcon from '@mui/icons-material/ArticleOutlined';
import FolderOutlinedIcon from '@mui/icons-material/FolderOutlined';
import ImageOutlinedIcon from '@mui/icons-material/ImageOutlined';
import MovieOutlinedIcon from '@mui/icons-material/MovieOutlined';
import TableChartOutlinedIcon from '@mui/icons-material/TableChartOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, treeItemClasses, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { createFiles, type FileNode } from '../../../_data/treeFiles';

const icons = {
  folder: FolderOutlinedIcon,
  image: ImageOutlinedIcon,
  text: ArticleOutlinedIcon,
  sheet: TableChartOutlinedIcon,
  video: MovieOutlinedIcon,
};

const sizeOf = (node: FileNode): number =>
  (node.size ?? 0) + (node.children ?? []).reduce((sum, child) => sum + sizeOf(child), 0);

const format = (size: number) => (size < 1000 ? `${size} kB` : `${(size / 1000).toFixed(1)} MB`);

function FileItem({ label, ...props }: TreeItemProps) {
  const node = useTreeItemModel<FileNode>(props.itemId);
  const Icon = icons[node?.kind ?? 'text'];

  return (
    <TreeItem
      {...props}
      label={
        <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Icon fontSize="small" sx={{ color: 'text.secondary' }} />
          <Box component="span" sx={{ flexGrow: 1, overflow: 'hidden', textOverflow: 'ellipsis' }}>
            {label}
          </Box>
          <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
            {node && format(sizeOf(node))}
          </Typography>
        </Box>
      }
    />
  );
}

export default function RichCustomFiles() {
  const [files] = React.useState(() => createFiles());

  return (
    <Box sx={{ width: '100%', maxWidth: 380, minHeight: 380 }}>
      <RichTreeView
        id="rich-custom-files"
        aria-label="Files and sizes"
        items={files}
        defaultExpandedItems={['Design', 'Design/Campaigns', 'Finance']}
        defaultSelectedItems="Design/Campaigns/teaser.mp4"
        slots={{ item: FileItem }}
        sx={{ [`& .${treeItemClasses.content}`]: { paddingBlock: 0.75 } }}
      />
    </Box>
  );
}
