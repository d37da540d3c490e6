import Box from '@mui/joy/Box';

export default function JoyBoxText() {
  return (
    <Box component="dl" sx={{ m: 0, maxWidth: 360 }}>
      <Box component="dt" sx={{ typography: 'title-md' }}>
        Seeds
      </Box>
      <Box component="dd" sx={{ typography: 'body-md', m: 0, mb: 2 }}>
        Beans, peas, and nasturtiums
      </Box>
      <Box component="dt" sx={{ typography: 'title-md', color: 'danger.plainColor' }}>
        Missing
      </Box>
      <Box component="dd" sx={{ typography: 'body-sm', m: 0, fontFamily: 'code' }}>
        CARROT-12, LEEK-03
      </Box>
    </Box>
  );
}
