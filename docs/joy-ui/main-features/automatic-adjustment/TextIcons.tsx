import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import PlaceIcon from '@mui/icons-material/Place';

const levels = ['body-sm', 'title-lg', 'h2'] as const;

export default function TextIcons() {
  return (
    <Stack spacing={1}>
      {levels.map((level) => (
        <Typography
          key={level}
          level={level}
          component="div"
          startDecorator={<PlaceIcon sx={{ fontSize: 'var(--Icon-fontSize)' }} />}
        >
          Harbor 3
        </Typography>
      ))}
    </Stack>
  );
}
