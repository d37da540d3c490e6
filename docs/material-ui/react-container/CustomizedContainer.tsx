import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const Prose = styled(Container)(({ theme }) => ({
  paddingBlock: theme.spacing(3),
  [theme.breakpoints.up('md')]: {
    paddingInline: theme.spacing(6),
  },
}));

export default function CustomizedContainer() {
  return (
    <Box sx={{ width: '100%', bgcolor: 'background.paper', color: 'text.primary' }}>
      <Prose maxWidth={false} sx={{ maxWidth: '65ch' }}>
        <Typography>
          A line of about sixty-five characters is comfortable to read, because the eye finds the
          next line without a search. This container therefore measures its limit in characters of
          the current font.
        </Typography>
      </Prose>
    </Box>
  );
}
