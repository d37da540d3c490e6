import * as React from 'react';
import Avatar from '@mui/joy/Avatar';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const skills = ['Timber frames', 'Restoration', 'Stairs'];

export default function ProfileCard() {
  const [isFollowed, setIsFollowed] = React.useState(false);

  return (
    <Card sx={{ width: '100%', maxWidth: 320, textAlign: 'center' }}>
      <CardContent sx={{ alignItems: 'center', gap: 1 }}>
        <Avatar aria-hidden color="primary" sx={{ '--Avatar-size': '4.5rem' }}>
          TV
        </Avatar>
        <Typography level="title-lg">Tomás Vidal</Typography>
        <Typography level="body-sm" textColor="text.secondary">
          Carpenter in Girona. Member since 2019.
        </Typography>
        <Stack
          direction="row"
          useFlexGap
          sx={{ gap: 0.75, flexWrap: 'wrap', justifyContent: 'center' }}
        >
          {skills.map((skill) => (
            <Chip key={skill} size="sm" variant="outlined">
              {skill}
            </Chip>
          ))}
        </Stack>
      </CardContent>
      <CardActions buttonFlex="1">
        <Button variant="outlined" color="neutral">
          Message
        </Button>
        <Button
          variant={isFollowed ? 'soft' : 'solid'}
          aria-pressed={isFollowed}
          onClick={() => setIsFollowed(!isFollowed)}
        >
          Follow
        </Button>
      </CardActions>
    </Card>
  );
}
