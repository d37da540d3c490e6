import Fab, { fabClasses } from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import BoltIcon from '@mui/icons-material/Bolt';
import PhotoCameraIcon from '@mui/icons-material/PhotoCamera';

const SquareFab = styled(Fab)(({ theme }) => ({
  borderRadius: theme.spacing(2),
  boxShadow: theme.shadows[2],
  [`&.${fabClasses.extended}`]: { paddingInline: theme.spacing(3), textTransform: 'none' },
}));

export default function CustomizedFab() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <SquareFab color="primary" aria-label="Take a picture">
        <PhotoCameraIcon />
      </SquareFab>
      <SquareFab variant="extended" color="secondary">
        <BoltIcon sx={{ marginInlineEnd: 1 }} />
        Quick entry
      </SquareFab>
    </Stack>
  );
}
