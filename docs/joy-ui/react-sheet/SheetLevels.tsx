import Sheet from '@mui/joy/Sheet';

const levels = ['surface', 'level1', 'level2'] as const;

export default function SheetLevels() {
  return (
    <Sheet
      variant="outlined"
      sx={{ width: '100%', maxWidth: 400, p: 2, borderRadius: 'md', bgcolor: 'background.body' }}
    >
      background.body
      {levels.map((level) => (
        <Sheet
          key={level}
          sx={{
            mt: 2,
            p: 2,
            borderRadius: 'sm',
            bgcolor: `background.${level}`,
            color: 'text.primary',
          }}
        >
          background.{level}
        </Sheet>
      ))}
    </Sheet>
  );
}
