import * as React from 'react';
import AspectRatio from '@mui/joy/AspectRatio';
import Avatar from '@mui/joy/Avatar';
import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';
import Typography from '@mui/joy/Typography';
import BookmarkBorderIcon from '@mui/icons-material/BookmarkBorder';
import FavoriteIcon from '@mui/icons-material/Favorite';
import FavoriteBorderIcon from '@mui/icons-material/FavoriteBorder';
import MoreHorizIcon from '@mui/icons-material/MoreHoriz';
import SendIcon from '@mui/icons-material/Send';
import { lighthouseDrawing } from './drawings';

export default function PostCard() {
  const [isLiked, setIsLiked] = React.useState(false);
  return (
    <Card sx={{ width: '100%', maxWidth: 340 }}>
      <CardContent orientation="horizontal" sx={{ alignItems: 'center', gap: 1.5 }}>
        <Avatar size="sm" color="primary" variant="solid" aria-hidden>
          NL
        </Avatar>
        <div>
          <Typography level="title-sm">Nora Lind</Typography>
          <Typography level="body-xs" textColor="text.secondary">
            Skagen, two hours ago
          </Typography>
        </div>
        <IconButton size="sm" aria-label="More about this post" sx={{ marginInlineStart: 'auto' }}>
          <MoreHorizIcon sx={{ fontSize: 20 }} />
        </IconButton>
      </CardContent>
      <CardOverflow>
        <AspectRatio ratio="4/3">
          <img src={lighthouseDrawing} alt="Red and white lighthouse above a calm sea" />
        </AspectRatio>
      </CardOverflow>
      <CardContent sx={{ gap: 0.5 }}>
        <Box sx={{ display: 'flex', gap: 0.5, mx: -0.75 }}>
          <IconButton
            size="sm"
            color={isLiked ? 'danger' : 'neutral'}
            aria-label="Like"
            aria-pressed={isLiked}
            onClick={() => setIsLiked(!isLiked)}
          >
            {isLiked ? (
              <FavoriteIcon sx={{ fontSize: 20 }} />
            ) : (
              <FavoriteBorderIcon sx={{ fontSize: 20 }} />
            )}
          </IconButton>
          <IconButton size="sm" aria-label="Save" sx={{ marginInlineStart: 'auto' }}>
            <BookmarkBorderIcon sx={{ fontSize: 20 }} />
          </IconButton>
        </Box>
        <Typography level="title-sm">{isLiked ? 129 : 128} likes</Typography>
        <Typography level="body-sm" textColor="text.primary">
          The last ferry had left, so we stayed until the light came on.
        </Typography>
      </CardContent>
      <CardContent component="form" onSubmit={(event) => event.preventDefault()}>
        <Input
          size="sm"
          variant="soft"
          placeholder="Add a comment"
          sx={{ '--Input-placeholderOpacity': 1 }}
          slotProps={{ input: { 'aria-label': 'Your comment' } }}
          endDecorator={
            <IconButton type="submit" size="sm" aria-label="Send the comment">
              <SendIcon sx={{ fontSize: 18 }} />
            </IconButton>
          }
        />
      </CardContent>
    </Card>
  );
}
