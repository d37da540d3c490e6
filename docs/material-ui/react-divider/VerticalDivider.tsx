import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import AttachFileIcon from '@mui/icons-material/AttachFile';
import FormatBoldIcon from '@mui/icons-material/FormatBold';
import FormatItalicIcon from '@mui/icons-material/FormatItalic';

export default function VerticalDivider() {
  return (
    <Box
      role="group"
      aria-label="Note tools"
      sx={{ display: 'flex', gap: 0.5, p: 0.5, border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <IconButton aria-label="Bold">
        <FormatBoldIcon />
      </IconButton>
      <IconButton aria-label="Italic">
        <FormatItalicIcon />
      </IconButton>
      <Divider orientation="vertical" variant="middle" flexItem />
      <IconButton aria-label="Attach a file">
        <AttachFileIcon />
      </IconButton>
    </Box>
  );
}
