import ArticleIcon from '@mui/icons-material/Article';
import FolderIcon from '@mui/icons-material/Folder';
import FolderOpenIcon from '@mui/icons-material/FolderOpen';
import LockIcon from '@mui/icons-material/Lock';
import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function IconTree() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 230 }}>
      <SimpleTreeView
        aria-label="Shared files"
        defaultExpandedItems={['minutes']}
        slots={{ expandIcon: FolderIcon, collapseIcon: FolderOpenIcon, endIcon: ArticleIcon }}
      >
        <TreeItem itemId="minutes" label="Minutes">
          <TreeItem itemId="minutes-march" label="March.pdf" />
          <TreeItem itemId="minutes-april" label="April.pdf (locked)" slots={{ icon: LockIcon }} />
        </TreeItem>
        <TreeItem itemId="photos" label="Photos">
          <TreeItem itemId="photos-team" label="Team.jpg" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
