import Avatar from '@mui/joy/Avatar';
import AvatarGroup from '@mui/joy/AvatarGroup';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import IconButton from '@mui/joy/IconButton';
import LinearProgress from '@mui/joy/LinearProgress';
import Typography from '@mui/joy/Typography';
import LinkIcon from '@mui/icons-material/Link';
import StarBorderIcon from '@mui/icons-material/StarBorder';

const people = ['AO', 'CA', 'ES', 'MR'];

export default function TeamCard() {
  return (
    <Card sx={{ width: '100%', maxWidth: 360, boxShadow: 'md' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <AvatarGroup size="sm" role="group" aria-label="Six people work on this project">
          {people.map((short) => (
            <Avatar key={short} aria-hidden>
              {short}
            </Avatar>
          ))}
          <Avatar aria-hidden>+2</Avatar>
        </AvatarGroup>
        <IconButton size="sm" aria-label="Mark the project as a favorite">
          <StarBorderIcon sx={{ fontSize: 20 }} />
        </IconButton>
      </Box>
      <CardContent>
        <Typography level="title-lg">Reading room, phase two</Typography>
        <Typography level="body-sm" textColor="text.secondary">
          Shelves along the north wall, new lamps, and a desk for the archive.
        </Typography>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mt: 1 }}>
          <LinearProgress determinate value={64} aria-label="64% of the tasks are done" />
          <Typography level="body-sm" textColor="text.primary">
            64%
          </Typography>
        </Box>
      </CardContent>
      <CardActions buttonFlex="0 1 140px">
        <IconButton variant="outlined" aria-label="Copy the link" sx={{ marginInlineEnd: 'auto' }}>
          <LinkIcon sx={{ fontSize: 20 }} />
        </IconButton>
        <Button variant="outlined" color="neutral">
          View
        </Button>
        <Button>Join</Button>
      </CardActions>
    </Card>
  );
}
