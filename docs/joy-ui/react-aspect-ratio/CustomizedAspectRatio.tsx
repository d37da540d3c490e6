import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import { coastDrawing } from './coastDrawing';

export default function CustomizedAspectRatio() {
  return (
    <Box component="figure" sx={{ width: '100%', maxWidth: 320, m: 0 }}>
      <AspectRatio
        ratio="4/3"
        variant="outlined"
        sx={{ borderRadius: 'xl' }}
        slotProps={{
          content: {
            sx: { '--variant-borderWidth': '4px', borderColor: 'primary.outlinedBorder' },
          },
        }}
      >
        <img src={coastDrawing} alt="Low sun above a green coast" />
        <Box
          component="span"
          sx={{
            position: 'absolute',
            insetBlockEnd: 8,
            insetInlineStart: 8,
            px: 1,
            borderRadius: 'sm',
            bgcolor: 'background.surface',
            color: 'text.primary',
            fontSize: 'sm',
          }}
        >
          12 pictures
        </Box>
      </AspectRatio>
    </Box>
  );
}
