import Box from '@mui/material/Box';

const notices = [
  { color: 'success.main', title: 'Paid', text: 'The invoice was settled in March.' },
  { color: 'error.main', title: 'Overdue', text: 'The deposit is still missing.' },
];

export default function PaletteTint() {
  return (
    <Box sx={{ display: 'grid', gap: 2, width: '100%', maxWidth: 420 }}>
      {notices.map((notice) => (
        <Box
          key={notice.title}
          sx={{
            p: 2,
            color: notice.color,
            borderInlineStart: '4px solid currentColor',
            backgroundColor: 'color-mix(in srgb, currentColor 12%, transparent)',
          }}
        >
          <Box sx={{ color: 'text.primary', fontWeight: 'bold' }}>{notice.title}</Box>
          <Box sx={{ color: 'text.primary' }}>{notice.text}</Box>
        </Box>
      ))}
    </Box>
  );
}
