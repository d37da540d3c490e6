import IconButton from '@mui/joy/IconButton';
import Tooltip, { type TooltipProps } from '@mui/joy/Tooltip';
import PrintIcon from '@mui/icons-material/Print';

export default function TooltipPlayground(props: Partial<TooltipProps>) {
  return (
    <Tooltip title="Print ticket" {...props}>
      <IconButton variant="outlined">
        <PrintIcon sx={{ fontSize: 'var(--Icon-fontSize)' }} />
      </IconButton>
    </Tooltip>
  );
}
