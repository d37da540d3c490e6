import Box from '@mui/material/Box';

export default function NoticeBox() {
  return (
    <Box
      role="note"
      sx={{
        maxWidth: 360,
        p: 2,
        borderInlineStart: '4px solid',
        borderColor: 'primary.main',
        bgcolor: 'action.hover',
        color: 'text.primary',
      }}
    >
      The elevator is out of order until Friday.
    </Box>
  );
}
