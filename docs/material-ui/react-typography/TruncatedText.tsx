import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const notice =
  'From Monday the eastern pier is closed for repairs, so ferries to the islands leave from the fish market until further notice.';

export default function TruncatedText() {
  return (
    <Box sx={{ display: 'grid', gap: 2, width: '100%', maxWidth: 300 }}>
      <Typography noWrap>{notice}</Typography>
      <Typography
        sx={{
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 2,
          overflow: 'hidden',
        }}
      >
        {notice}
      </Typography>
    </Box>
  );
}
