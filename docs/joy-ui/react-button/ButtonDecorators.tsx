import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import AddIcon from '@mui/icons-material/Add';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';

const iconSize = { fontSize: 'var(--Icon-fontSize)' };

export default function ButtonDecorators() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      <Button startDecorator={<AddIcon sx={iconSize} />}>New invoice</Button>
      <Button variant="outlined" endDecorator={<ArrowForwardIcon sx={iconSize} />}>
        Continue
      </Button>
      <Button variant="soft" endDecorator="12">
        Unread
      </Button>
    </Stack>
  );
}
