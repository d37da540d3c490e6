import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import Tooltip from '@mui/joy/Tooltip';
import DownloadIcon from '@mui/icons-material/Download';
import PrintIcon from '@mui/icons-material/Print';

const iconSize = { fontSize: 'var(--Icon-fontSize)' };

export default function TooltipBasics() {
  return (
    <Stack direction="row" useFlexGap spacing={2}>
      <Tooltip title="Print the ticket" enterDelay={0}>
        <IconButton variant="outlined">
          <PrintIcon sx={iconSize} />
        </IconButton>
      </Tooltip>
      <Tooltip title="Download the ticket" enterDelay={0}>
        <IconButton variant="outlined">
          <DownloadIcon sx={iconSize} />
        </IconButton>
      </Tooltip>
    </Stack>
  );
}
