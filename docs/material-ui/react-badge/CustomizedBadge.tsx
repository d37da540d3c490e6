import LuggageIcon from '@mui/icons-material/Luggage';
import Badge, { badgeClasses } from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';

const RingBadge = styled(Badge)(({ theme }) => ({
  [`& .${badgeClasses.badge}`]: {
    boxSizing: 'content-box',
    borderRadius: 6,
    boxShadow: '0 0 0 2px currentColor',
    paddingInline: theme.spacing(0.5),
  },
}));

export default function CustomizedBadge() {
  return (
    <IconButton aria-label="Luggage, 3 pieces">
      <RingBadge badgeContent={3} color="primary">
        <LuggageIcon />
      </RingBadge>
    </IconButton>
  );
}
