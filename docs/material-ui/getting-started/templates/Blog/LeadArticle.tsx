import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Article } from './articles';
import { Byline } from './Byline';
import { Cover } from './Cover';

/** The newest article, over the whole width. */
export function LeadArticle({ article }: { article: Article }) {
  return (
    <Box
      component="article"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '3fr 2fr' },
        alignItems: 'center',
        gap: { xs: 2, md: 5 },
        mt: { xs: 2, sm: 4 },
      }}
    >
      <Cover tag={article.tag} seed={1} sx={{ height: { xs: 200, md: 360 }, borderRadius: 3 }} />
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography component="p" variant="overline" sx={{ m: 0 }}>
          {article.tag}
        </Typography>
        <Typography component="h2" variant="h3" sx={{ m: 0 }}>
          <Link href={`#${article.slug}`} color="inherit" underline="hover">
            {article.title}
          </Link>
        </Typography>
        <Typography sx={{ m: 0, fontSize: 18 }}>{article.summary}</Typography>
        <Byline article={article} />
      </Box>
    </Box>
  );
}
