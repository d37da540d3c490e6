import * as React from 'react';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import IconButton from '@mui/joy/IconButton';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';
import BookmarkIcon from '@mui/icons-material/Bookmark';

export default function CardLinkOverlay() {
  const [saved, setSaved] = React.useState(false);
  return (
    <Card
      orientation="horizontal"
      sx={{
        width: '100%',
        maxWidth: 360,
        '&:hover': { borderColor: 'primary.outlinedBorder', boxShadow: 'sm' },
      }}
    >
      <CardContent>
        <Typography level="title-md">
          <Link overlay underline="none" href="/joy-ui/react-card" sx={{ color: 'text.primary' }}>
            Repairing a bicycle tube
          </Link>
        </Typography>
        <Typography level="body-sm">Workshop, 45 minutes</Typography>
      </CardContent>
      <CardActions sx={{ pt: 0 }}>
        <IconButton
          variant={saved ? 'soft' : 'outlined'}
          aria-label="Save workshop"
          aria-pressed={saved}
          onClick={() => setSaved(!saved)}
        >
          <BookmarkIcon sx={{ fontSize: 'var(--Icon-fontSize)' }} />
        </IconButton>
      </CardActions>
    </Card>
  );
}
