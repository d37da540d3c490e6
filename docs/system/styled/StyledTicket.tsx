import type {} from '@mui/material/themeCssVarsAugmentation';
import { styled } from '@mui/material/styles';

const Ticket = styled('div')(({ theme }) => ({
  padding: theme.spacing(1.5, 2),
  border: `2px dashed ${(theme.vars ?? theme).palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: (theme.vars ?? theme).palette.background.paper,
  color: (theme.vars ?? theme).palette.text.primary,
  '&::before': { content: '"№ "' },
  [theme.breakpoints.up('sm')]: { paddingInline: theme.spacing(4) },
}));

export default function StyledTicket() {
  return (
    <div>
      <Ticket>0417, orchestra</Ticket>
      <Ticket sx={{ mt: 1, borderStyle: 'solid' }}>0418, balcony</Ticket>
    </div>
  );
}
