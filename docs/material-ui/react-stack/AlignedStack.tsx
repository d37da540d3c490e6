import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import BookmarkAddIcon from '@mui/icons-material/BookmarkAdd';
import PrintIcon from '@mui/icons-material/Print';

export default function AlignedStack() {
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ alignItems: 'center', width: '100%', maxWidth: 420 }}
    >
      <Typography noWrap sx={{ flexGrow: 1, minWidth: 0 }}>
        White beans with sage, lemon, and a lot of good olive oil
      </Typography>
      <IconButton aria-label="Save recipe">
        <BookmarkAddIcon />
      </IconButton>
      <IconButton aria-label="Print recipe">
        <PrintIcon />
      </IconButton>
    </Stack>
  );
}
