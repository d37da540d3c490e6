import * as React from 'react';
import ArticleOutlinedIcon from '@mui/icons-material/ArticleOutlined';
import FolderOutlinedIcon from '@mui/icons-material/FolderOutlined';
import ImageOutlinedIcon from '@mui/icons-material/ImageOutlined';
import MovieOutlinedIcon from '@mui/icons-material/MovieOutlined';
import TableChartOutlinedIcon from '@mui/icons-material/TableChartOutlined';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { createFiles, type FileNode } from '../_data/treeFiles';

const icons = {
  folder: FolderOutlinedIcon,
  image: ImageOutlinedIcon,
  text: ArticleOutlinedIcon,
  sheet: TableChartOutlinedIcon,
  video: MovieOutlinedIcon,
};

const listFiles = (nodes: readonly FileNode[]): FileNode[] =>
  nodes.flatMap((node) => (node.children ? listFiles(node.children) : [node]));

const sizeOf = (nodes: readonly FileNode[]) =>
  listFiles(nodes).reduce((sum, file) => sum + (file.size ?? 0), 0);

const format = (size: number) => (size < 1000 ? `${size} kB` : `${(size / 1000).toFixed(1)} MB`);

function FileItem({ label, ...props }: TreeItemProps) {
  const node = useTreeItemModel<FileNode>(props.itemId);
  const Icon = icons[node?.kind ?? 'text'];

  return (
    <TreeItem
      {...props}
      label={
        <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Icon fontSize="small" color={node?.kind === 'folder' ? 'primary' : 'action'} />
          <Box component="span" sx={{ flexGrow: 1, overflow: 'hidden', textOverflow: 'ellipsis' }}>
            {label}
          </Box>
          <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
            {node && format(sizeOf([node]))}
          </Typography>
        </Box>
      }
    />
  );
}

export default function OverviewExplorer() {
  const labelId = React.useId();
  const [drive] = React.useState(() => createFiles());
  const [selected, setSelected] = React.useState<string[]>([
    'Design/Logos',
    'Design/Logos/logo.svg',
    'Design/Logos/logo-dark.svg',
    'Design/Logos/favicon.png',
    'Design/Campaigns/teaser.mp4',
  ]);
  const chosen = listFiles(drive).filter((file) => selected.includes(file.id));

  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 460, borderRadius: 3 }}>
      <Box sx={{ height: 400, overflow: 'auto', p: 1 }}>
        <RichTreeView
          aria-label="Files to back up"
          items={drive}
          multiSelect
          checkboxSelection
          selectionPropagation={{ descendants: true, parents: true }}
          selectedItems={selected}
          onSelectedItemsChange={(_event, ids) => setSelected(ids)}
          defaultExpandedItems={['Design', 'Design/Logos', 'Design/Campaigns']}
          slots={{ item: FileItem }}
        />
      </Box>
      <Divider />
      <Box sx={{ p: 2 }}>
        <Typography id={labelId} role="status" variant="body2" sx={{ mb: 1 }}>
          {`${chosen.length} files, ${format(sizeOf(chosen))} of ${format(sizeOf(drive))}`}
        </Typography>
        <LinearProgress
          aria-labelledby={labelId}
          variant="determinate"
          value={(sizeOf(chosen) / sizeOf(drive)) * 100}
        />
      </Box>
    </Paper>
  );
}
