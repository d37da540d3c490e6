import Button from '@mui/material/Button';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import LogoutIcon from '@mui/icons-material/Logout';

interface FullTableToolbarProps {
  selectedCount: number;
  onCheckOut: () => void;
}

export function FullTableToolbar({ selectedCount, onCheckOut }: FullTableToolbarProps) {
  const any = selectedCount > 0;
  return (
    <Toolbar sx={{ gap: 2, bgcolor: any ? 'action.selected' : undefined }}>
      <Typography role="status" sx={{ flexGrow: 1 }}>
        {any ? `${selectedCount} selected` : 'Guests this week'}
      </Typography>
      {any && (
        <Button startIcon={<LogoutIcon />} color="inherit" onClick={onCheckOut}>
          Check out
        </Button>
      )}
    </Toolbar>
  );
}
