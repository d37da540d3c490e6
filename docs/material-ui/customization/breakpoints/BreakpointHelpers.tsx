import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';

const Notice = styled(Paper)(({ theme }) => ({
  padding: theme.spacing(2),
  borderBlockStart: '4px solid',
  '&::after': { content: '"Narrow: up to 599 px"' },
  [theme.breakpoints.between('sm', 'lg')]: {
    borderBlockStartWidth: 8,
    '&::after': { content: '"Middle: 600 to 1199 px"' },
  },
  [theme.breakpoints.up('lg')]: {
    borderBlockStartWidth: 12,
    '&::after': { content: '"Wide: from 1200 px"' },
  },
}));

export default function BreakpointHelpers() {
  return <Notice variant="outlined" />;
}
