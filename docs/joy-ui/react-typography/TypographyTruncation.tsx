import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const summary =
  'The northern route is closed between the lighthouse and the old pier until the repairs of the sea wall have ended.';

export default function TypographyTruncation() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <Typography noWrap title={summary}>
        {summary}
      </Typography>
      <Typography
        sx={{
          display: '-webkit-box',
          overflow: 'hidden',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 2,
        }}
      >
        {summary}
      </Typography>
    </Stack>
  );
}
