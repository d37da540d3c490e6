import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import DownloadIcon from '@mui/icons-material/Download';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';

const iconSize = { fontSize: 'var(--Icon-fontSize)' };

export default function LinkDecorators() {
  return (
    <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
      <Link href="#decorators" startDecorator={<DownloadIcon sx={iconSize} />}>
        Floor plan
      </Link>
      <Link
        href="/joy-ui/react-link"
        target="_blank"
        rel="noreferrer"
        endDecorator={<OpenInNewIcon titleAccess="opens a new tab" sx={iconSize} />}
      >
        This page
      </Link>
    </Stack>
  );
}
