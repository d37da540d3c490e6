import * as React from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';

export default function ExpandableCard() {
  const [open, setOpen] = React.useState(false);
  const detailsId = React.useId();

  return (
    <Card sx={{ width: '100%', maxWidth: 360 }}>
      <CardContent>
        <Typography>Invoice 2025-118</Typography>
        <Typography variant="body2" color="textSecondary">
          Total €284.00, due on June 30, 2025
        </Typography>
      </CardContent>
      <CardActions>
        <Button
          size="small"
          aria-expanded={open}
          aria-controls={detailsId}
          onClick={() => setOpen((previous) => !previous)}
        >
          Line items
        </Button>
      </CardActions>
      <Collapse in={open} id={detailsId}>
        <CardContent sx={{ pt: 0 }}>
          <Typography variant="body2">Two oak shelves: €196.00</Typography>
          <Typography variant="body2">Delivery and assembly: €88.00</Typography>
        </CardContent>
      </Collapse>
    </Card>
  );
}
