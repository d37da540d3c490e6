import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import ArchiveIcon from '@mui/icons-material/Archive';
import DeleteIcon from '@mui/icons-material/Delete';
import FavoriteIcon from '@mui/icons-material/Favorite';

export default function IconButtons() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <IconButton size="sm" aria-label="Archive">
        <ArchiveIcon sx={{ fontSize: 'var(--Icon-fontSize)' }} />
      </IconButton>
      <IconButton variant="soft" color="primary" aria-label="Add to favorites">
        <FavoriteIcon sx={{ fontSize: 'var(--Icon-fontSize)' }} />
      </IconButton>
      <IconButton size="lg" variant="outlined" color="danger" aria-label="Delete">
        <DeleteIcon sx={{ fontSize: 'var(--Icon-fontSize)' }} />
      </IconButton>
    </Stack>
  );
}
