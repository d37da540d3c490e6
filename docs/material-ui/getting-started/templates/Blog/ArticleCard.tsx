import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { articles } from './articles';
import type { Article } from './articles';
import { Byline } from './Byline';
import { Cover } from './Cover';

/** The whole card is the link's target, but a screen reader hears the title only. */
export function ArticleCard({ article }: { article: Article }) {
  return (
    <Card
      component="article"
      variant="outlined"
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        height: '100%',
        '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main' },
      }}
    >
      <Cover tag={article.tag} seed={articles.indexOf(article) + 1} />
      <CardContent sx={{ display: 'flex', flexDirection: 'column', flexGrow: 1, gap: 1 }}>
        <Typography component="p" variant="overline" sx={{ m: 0 }}>
          {article.tag}
        </Typography>
        <Typography component="h3" variant="h6" sx={{ m: 0 }}>
          <Link
            href={`#${article.slug}`}
            color="inherit"
            underline="hover"
            sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}
          >
            {article.title}
          </Link>
        </Typography>
        <Typography sx={{ m: 0 }}>{article.summary}</Typography>
        <Box sx={{ mt: 'auto', pt: 1 }}>
          <Byline article={article} />
        </Box>
      </CardContent>
    </Card>
  );
}
