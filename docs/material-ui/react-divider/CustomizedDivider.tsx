import Box from '@mui/material/Box';
import Divider, { dividerClasses } from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const TotalLine = styled(Divider)({
  borderBlockEndWidth: 3,
  borderStyle: 'double',
});

export default function CustomizedDivider() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Typography sx={{ py: 1 }}>Total: €52.50</Typography>
      <TotalLine sx={{ borderColor: 'text.primary' }} />
      <Divider
        role="presentation"
        sx={{
          mt: 3,
          color: 'text.primary',
          '&::before, &::after': { borderTopStyle: 'dashed', borderTopColor: 'text.secondary' },
          [`& .${dividerClasses.wrapper}`]: { fontWeight: 'bold' },
        }}
      >
        Cut here
      </Divider>
    </Box>
  );
}
