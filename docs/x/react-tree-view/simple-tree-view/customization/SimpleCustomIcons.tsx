import DeleteOutlinedIcon from '@mui/icons-material/DeleteOutlined';
import DraftsOutlinedIcon from '@mui/icons-material/DraftsOutlined';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import InboxOutlinedIcon from '@mui/icons-material/InboxOutlined';
import LabelOutlinedIcon from '@mui/icons-material/LabelOutlined';
import SendOutlinedIcon from '@mui/icons-material/SendOutlined';
import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleCustomIcons() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 320 }}>
      <SimpleTreeView
        aria-label="Mailbox"
        defaultExpandedItems={['labels']}
        defaultSelectedItems="inbox"
        slots={{
          expandIcon: ExpandMoreIcon,
          collapseIcon: ExpandLessIcon,
          endIcon: LabelOutlinedIcon,
        }}
      >
        <TreeItem itemId="inbox" label="Inbox (12)" slots={{ icon: InboxOutlinedIcon }} />
        <TreeItem itemId="sent" label="Sent" slots={{ icon: SendOutlinedIcon }} />
        <TreeItem itemId="drafts" label="Drafts (2)" slots={{ icon: DraftsOutlinedIcon }} />
        <TreeItem itemId="labels" label="Labels">
          <TreeItem itemId="suppliers" label="Suppliers" />
          <TreeItem itemId="travel" label="Travel" />
          <TreeItem itemId="newsletters" label="Newsletters" />
        </TreeItem>
        <TreeItem itemId="trash" label="Trash" slots={{ icon: DeleteOutlinedIcon }} />
      </SimpleTreeView>
    </Box>
  );
}
