import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';

export default function TypeScales() {
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ fontSize: 'xl2', fontWeight: 'xl', lineHeight: 'xs' }}>Three separate values</Box>
      <Box sx={{ typography: 'title-lg' }}>A whole level in sx</Box>
      <Typography level="body-md" sx={{ fontFamily: 'code', fontSize: 'sm' }}>
        npm run harvest
      </Typography>
    </Box>
  );
}
