import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Article } from './articles';

function initials(name: string): string {
  return name
    .split(' ')
    .map((word) => word.charAt(0))
    .join('');
}

export function Byline({ article }: { article: Article }) {
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
      <Avatar aria-hidden sx={{ width: 32, height: 32, fontSize: 13, bgcolor: 'text.secondary' }}>
        {initials(article.author)}
      </Avatar>
      <Typography component="p" variant="body2" sx={{ m: 0, color: 'text.secondary' }}>
        {article.author}, {article.date}, {article.minutes} minutes
      </Typography>
    </Stack>
  );
}
