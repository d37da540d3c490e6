import Box from '@mui/joy/Box';
import Sheet from '@mui/joy/Sheet';

const levels = ['xs', 'sm', 'md', 'lg', 'xl'] as const;

export default function ShadowScale() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, p: 1 }}>
      {levels.map((level) => (
        <Sheet
          key={level}
          sx={{ boxShadow: level, borderRadius: 'md', minWidth: 80, p: 3, textAlign: 'center' }}
        >
          {level}
        </Sheet>
      ))}
    </Box>
  );
}
