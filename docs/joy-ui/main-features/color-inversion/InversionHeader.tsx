import Avatar from '@mui/joy/Avatar';
import Badge from '@mui/joy/Badge';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';
import Sheet from '@mui/joy/Sheet';
import NotificationsIcon from '@mui/icons-material/Notifications';
import SailingIcon from '@mui/icons-material/Sailing';
import SearchIcon from '@mui/icons-material/Search';

const pages = ['Boats', 'Harbors', 'Weather'];

export default function InversionHeader() {
  return (
    <Sheet
      variant="solid"
      color="neutral"
      invertedColors
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        width: '100%',
        px: 2,
        py: 1,
        borderRadius: 'md',
      }}
    >
      <IconButton variant="soft" size="sm" aria-label="Home">
        <SailingIcon sx={{ fontSize: 20 }} />
      </IconButton>
      {pages.map((page) => (
        <Button key={page} size="sm" variant={page === 'Boats' ? 'solid' : 'plain'}>
          {page}
        </Button>
      ))}
      <Box sx={{ display: 'flex', flex: '1 1 220px', minWidth: 0, alignItems: 'center', gap: 1.5 }}>
        <Input
          size="sm"
          variant="outlined"
          placeholder="Search for a boat"
          startDecorator={<SearchIcon sx={{ fontSize: 18 }} />}
          slotProps={{ input: { 'aria-label': 'Search for a boat' } }}
          sx={{
            flexGrow: 1,
            minWidth: 0,
            '--Input-placeholderOpacity': 1,
            '--Input-minHeight': '32px',
          }}
        />
        <IconButton size="sm" aria-label="Notifications, 3 new">
          <Badge size="sm" badgeContent={3}>
            <NotificationsIcon sx={{ fontSize: 20 }} />
          </Badge>
        </IconButton>
        <Avatar size="sm" variant="outlined" role="img" aria-label="Elin Strand">
          ES
        </Avatar>
      </Box>
    </Sheet>
  );
}
