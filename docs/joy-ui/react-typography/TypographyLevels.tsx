import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const headings = ['h1', 'h2', 'h3', 'h4'] as const;
const texts = [
  'title-lg',
  'title-md',
  'title-sm',
  'body-lg',
  'body-md',
  'body-sm',
  'body-xs',
] as const;

export default function TypographyLevels() {
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      {headings.map((level) => (
        <Typography key={level} level={level} component="div">
          {level}: Tide table
        </Typography>
      ))}
      {texts.map((level) => (
        <Typography key={level} level={level} component="p">
          {level}: The ferry leaves with the tide.
        </Typography>
      ))}
    </Stack>
  );
}
