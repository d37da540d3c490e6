import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import { CssVarsProvider } from '@mui/joy/styles';
import { harborTheme } from './harborRole';

export default function OwnRole() {
  return (
    <CssVarsProvider theme={harborTheme} colorSchemeNode={null}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', width: '100%' }}>
        {(['light', 'dark'] as const).map((scheme) => (
          <Sheet
            key={scheme}
            variant="outlined"
            data-role-scheme={scheme}
            sx={{ flex: '1 1 220px', p: 2 }}
          >
            <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
              <Button color="harbor">Call the pilot</Button>
              <Button color="harbor" variant="soft">
                Radio
              </Button>
            </Stack>
          </Sheet>
        ))}
      </Stack>
    </CssVarsProvider>
  );
}
