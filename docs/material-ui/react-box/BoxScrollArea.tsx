import Box from '@mui/material/Box';

const varieties = [
  'Amber',
  'Bellflower',
  'Cox',
  'Discovery',
  'Elstar',
  'Fiesta',
  'Gala',
  'Holstein',
];

export default function BoxScrollArea() {
  return (
    <Box
      role="region"
      aria-label="Apple varieties"
      tabIndex={0}
      sx={{
        width: '100%',
        maxWidth: 260,
        maxHeight: 140,
        overflowY: 'auto',
        border: 1,
        borderColor: 'divider',
        color: 'text.primary',
        '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
      }}
    >
      <Box component="ul" sx={{ m: 0, paddingBlock: 1, paddingInlineStart: 4, lineHeight: 2 }}>
        {varieties.map((variety) => (
          <li key={variety}>{variety}</li>
        ))}
      </Box>
    </Box>
  );
}
