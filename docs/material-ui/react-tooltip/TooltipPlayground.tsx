import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { TooltipProps } from '@mui/material/Tooltip';
import PrintIcon from '@mui/icons-material/Print';

export default function TooltipPlayground(props: Partial<TooltipProps>) {
  return (
    <Tooltip title="Print ticket" {...props}>
      <IconButton>
        <PrintIcon />
      </IconButton>
    </Tooltip>
  );
}
