import Box from '@mui/material/Box';

const title = 'Minutes of the annual meeting of the allotment garden association';

export default function DisplayEllipsis() {
  return (
    <Box sx={{ display: 'grid', gap: 2, width: 240, color: 'text.primary' }}>
      <Box sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>{title}</Box>
      <Box
        sx={{
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 2,
          overflow: 'hidden',
        }}
      >
        {title}
      </Box>
    </Box>
  );
}
