import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';

export default function ButtonLinks() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      <Button component="a" href="/joy-ui/getting-started">
        Overview
      </Button>
      <Button
        component="a"
        href="/joy-ui/react-button"
        target="_blank"
        rel="noreferrer"
        variant="outlined"
        endDecorator={
          <OpenInNewIcon titleAccess="opens a new tab" sx={{ fontSize: 'var(--Icon-fontSize)' }} />
        }
      >
        This page
      </Button>
    </Stack>
  );
}
