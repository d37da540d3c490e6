import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

export default function FollowCursorTooltip() {
  return (
    <Tooltip followCursor describeChild title="Closed for nesting birds until July 15">
      <Box
        tabIndex={0}
        role="group"
        aria-label="South meadow"
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: '100%',
          maxWidth: 420,
          height: 140,
          borderRadius: 1,
          bgcolor: 'action.selected',
        }}
      >
        <Typography>South meadow</Typography>
      </Box>
    </Tooltip>
  );
}
