import * as React from 'react';
import Button from '@mui/material/Button';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import LogoutIcon from '@mui/icons-material/Logout';

interface FullTableToolbarProps {
  selectedCount: number;
  onCheckOut: () => void;
}

export function FullTableToolbar({ selectedCount, onCheckOut }: FullTableToolbarProps) {
  const titleRef = React.useRef<HTMLParagraphElement>(null);
  const hasSelection = selectedCount > 0;

  const handleCheckOut = () => {
    titleRef.current?.focus(); // the button disappears with the selection
    onCheckOut();
  };

  return (
    <Toolbar sx={{ gap: 2, bgcolor: hasSelection ? 'action.selected' : undefined }}>
      <Typography ref={titleRef} role="status" tabIndex={-1} sx={{ flexGrow: 1 }}>
        {hasSelection ? `${selectedCount} selected` : 'Guests this week'}
      </Typography>
      {hasSelection && (
        <Button startIcon={<LogoutIcon />} color="inherit" onClick={handleCheckOut}>
          Check out
        </Button>
      )}
    </Toolbar>
  );
}
