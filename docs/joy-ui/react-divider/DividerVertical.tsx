import Box from '@mui/joy/Box';
import Divider from '@mui/joy/Divider';
import IconButton from '@mui/joy/IconButton';
import FormatBoldIcon from '@mui/icons-material/FormatBold';
import FormatItalicIcon from '@mui/icons-material/FormatItalic';
import LinkIcon from '@mui/icons-material/Link';

const iconSize = { fontSize: 'var(--Icon-fontSize)' };

export default function DividerVertical() {
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <IconButton aria-label="Bold">
        <FormatBoldIcon sx={iconSize} />
      </IconButton>
      <IconButton aria-label="Italic">
        <FormatItalicIcon sx={iconSize} />
      </IconButton>
      <Divider orientation="vertical" aria-orientation="vertical" />
      <IconButton aria-label="Insert a link">
        <LinkIcon sx={iconSize} />
      </IconButton>
    </Box>
  );
}
