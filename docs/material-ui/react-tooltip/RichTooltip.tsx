import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

export default function RichTooltip() {
  return (
    <Tooltip
      describeChild
      title={
        <Box sx={{ fontSize: 13 }}>
          <strong>Saver fare</strong>
          <br />
          Exchange until the evening before, no refund.
        </Box>
      }
    >
      <Button>Fare conditions</Button>
    </Tooltip>
  );
}
