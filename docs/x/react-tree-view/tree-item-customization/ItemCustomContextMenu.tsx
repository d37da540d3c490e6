import * as React from 'react';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { createFiles } from '../../_data/treeFiles';

interface Opened {
  itemId: string;
  anchor: { top: number; left: number };
}

const ACTIONS = ['Open', 'Share', 'Move to trash'];

export default function ItemCustomContextMenu() {
  const [files] = React.useState(() => createFiles());
  const [opened, setOpened] = React.useState<Opened | null>(null);
  const [done, setDone] = React.useState('Right-click an item, or press Shift+F10 on it.');

  const open = (event: React.MouseEvent<HTMLElement>) => {
    const item = (event.target as HTMLElement).closest<HTMLElement>('[role="treeitem"]');
    if (item === null) return;
    event.preventDefault();
    const box = item.getBoundingClientRect();
    setOpened({
      itemId: item.id,
      anchor: { top: event.clientY || box.top + 32, left: event.clientX || box.left + 32 },
    });
  };
  const label = opened?.itemId.split('/').at(-1)?.replace('context-menu-', '') ?? '';

  return (
    <Box sx={{ width: '100%', maxWidth: 340, minHeight: 340 }}>
      <RichTreeView
        id="context-menu"
        aria-label="Drive with a context menu"
        items={files}
        defaultExpandedItems={['People', 'People/Handbook']}
        onContextMenu={open}
      />
      <Menu
        open={opened !== null}
        onClose={() => setOpened(null)}
        anchorReference="anchorPosition"
        anchorPosition={opened?.anchor}
        slotProps={{ list: { 'aria-label': `Actions for ${label}` } }}
      >
        {ACTIONS.map((action) => (
          <MenuItem
            key={action}
            onClick={() => {
              setDone(`${action}: ${label}`);
              setOpened(null);
            }}
          >
            {action}
          </MenuItem>
        ))}
      </Menu>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {done}
      </Typography>
    </Box>
  );
}
