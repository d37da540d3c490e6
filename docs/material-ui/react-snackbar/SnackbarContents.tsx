import Button from '@mui/material/Button';
import SnackbarContent from '@mui/material/SnackbarContent';
import Stack from '@mui/material/Stack';

export default function SnackbarContents() {
  return (
    <Stack sx={{ gap: 2, width: '100%', maxWidth: 480 }}>
      <SnackbarContent role="note" message="Shift saved" />
      <SnackbarContent
        role="note"
        message="The May 12 shift moved to May 13"
        action={
          <Button color="inherit" size="small">
            Undo
          </Button>
        }
      />
      <SnackbarContent
        role="note"
        message="Two colleagues asked for the same day, so the plan has to be confirmed by hand"
        action={
          <Button color="inherit" size="small">
            Open plan
          </Button>
        }
      />
    </Stack>
  );
}
