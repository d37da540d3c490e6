import Avatar from '@mui/joy/Avatar';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import PlaceIcon from '@mui/icons-material/Place';

const iconSize = { fontSize: 'var(--Icon-fontSize)' };

export default function ChipDecorators() {
  return (
    <Stack direction="row" useFlexGap spacing={1.5} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <Chip size="sm" startDecorator={<PlaceIcon sx={iconSize} />}>
        Ghent
      </Chip>
      <Chip startDecorator={<Avatar aria-hidden>MK</Avatar>}>Mira Kaya</Chip>
      <Chip size="lg" variant="outlined" color="success" endDecorator="+3">
        Harvest
      </Chip>
    </Stack>
  );
}
