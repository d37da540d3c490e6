import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const surfaces = ['body', 'surface', 'popup', 'level1', 'level2', 'level3'] as const;

export default function SurfaceLevels() {
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', width: '100%' }}>
      {surfaces.map((name) => (
        <Sheet
          key={name}
          variant="outlined"
          sx={{ flex: '1 1 130px', p: 2, bgcolor: `background.${name}`, borderRadius: 'sm' }}
        >
          <Typography level="title-sm">{name}</Typography>
          <Typography level="body-sm" textColor="text.primary">
            text.primary
          </Typography>
        </Sheet>
      ))}
    </Stack>
  );
}
