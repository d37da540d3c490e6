import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';

export default function DotBadge() {
  return (
    <Badge variant="dot" color="secondary">
      <Button variant="outlined" aria-label="Timetable, changed today">
        Timetable
      </Button>
    </Badge>
  );
}
