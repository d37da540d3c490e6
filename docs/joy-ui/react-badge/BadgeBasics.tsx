import Badge from '@mui/joy/Badge';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import InboxIcon from '@mui/icons-material/Inbox';
import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';

const iconSize = { fontSize: 'var(--Icon-fontSize)' };

export default function BadgeBasics() {
  return (
    <Stack direction="row" spacing={3}>
      <IconButton variant="outlined" size="lg" aria-label="Inbox, 4 unread">
        <Badge size="sm" badgeContent={4}>
          <InboxIcon sx={iconSize} />
        </Badge>
      </IconButton>
      <IconButton variant="outlined" size="lg" aria-label="Cart, 12 items">
        <Badge size="sm" color="danger" badgeContent={12}>
          <ShoppingCartIcon sx={iconSize} />
        </Badge>
      </IconButton>
    </Stack>
  );
}
