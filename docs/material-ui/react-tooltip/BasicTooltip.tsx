import ArchiveIcon from '@mui/icons-material/Archive';
import PrintIcon from '@mui/icons-material/Print';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

export default function BasicTooltip() {
  return (
    <Stack direction="row" sx={{ gap: 1 }}>
      <Tooltip title="Print the ticket">
        <IconButton>
          <PrintIcon />
        </IconButton>
      </Tooltip>
      <Tooltip title="Archive the ticket">
        <IconButton>
          <ArchiveIcon />
        </IconButton>
      </Tooltip>
    </Stack>
  );
}
