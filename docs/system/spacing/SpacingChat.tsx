import Box from '@mui/material/Box';

const messages = [
  { id: 1, own: false, text: 'Is the boat house open on Sunday?' },
  { id: 2, own: true, text: 'Yes, from ten. Bring the blue key.' },
  { id: 3, own: false, text: 'Thanks, see you there.' },
];

export default function SpacingChat() {
  return (
    <Box
      component="ul"
      role="list"
      aria-label="Messages"
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1, width: '100%', maxWidth: 420 }}
    >
      {messages.map(({ id, own, text }) => (
        <Box
          key={id}
          component="li"
          sx={{
            marginInlineStart: own ? 'auto' : 0,
            paddingInline: 2,
            paddingBlock: 1,
            width: 'fit-content',
            border: 1,
            borderColor: 'divider',
            borderRadius: 2,
            color: 'text.primary',
          }}
        >
          {own ? 'You: ' : 'Ines: '}
          {text}
        </Box>
      ))}
    </Box>
  );
}
