import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';

const rule = <Box aria-hidden sx={{ borderInlineStart: '1px solid currentColor' }} />;

export default function SystemStackDivider() {
  return (
    <Stack direction="row" spacing={2} useFlexGap divider={rule}>
      <span>Draft</span>
      <span>In review</span>
      <span>Published</span>
    </Stack>
  );
}
