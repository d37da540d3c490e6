import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider } from '@mui/joy/styles';
import { tealTheme } from './tealTheme';

const schemes = ['light', 'dark'] as const;

export default function BrandRamp() {
  return (
    <CssVarsProvider theme={tealTheme} colorSchemeNode={null}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', width: '100%' }}>
        {schemes.map((scheme) => (
          <Sheet
            key={scheme}
            variant="outlined"
            data-teal={scheme}
            sx={{ flex: '1 1 240px', p: 2 }}
          >
            <Typography level="title-md" sx={{ mb: 1.5 }}>
              Teal, {scheme} scheme
            </Typography>
            <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
              <Button>Reserve</Button>
              <Button variant="soft">Ask</Button>
              <Button variant="outlined">Map</Button>
              <Chip color="primary" variant="soft">
                3 berths free
              </Chip>
            </Stack>
          </Sheet>
        ))}
      </Stack>
    </CssVarsProvider>
  );
}
