import Badge from '@mui/material/Badge';
import type { BadgeProps } from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import MailIcon from '@mui/icons-material/Mail';

export default function BadgePlayground(props: BadgeProps) {
  return (
    <IconButton aria-label={`Letters: ${String(props.badgeContent)} new`}>
      <Badge {...props}>
        <MailIcon />
      </Badge>
    </IconButton>
  );
}
