import * as React from 'react';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import Pagination from '@mui/material/Pagination';
import Typography from '@mui/material/Typography';
import { ThemeProvider, useTheme } from '@mui/material/styles';
import { SkipLink } from '../parts/SkipLink';
import { ArticleCard } from './ArticleCard';
import { ArticleFilter } from './ArticleFilter';
import type { Choice } from './ArticleFilter';
import { articles } from './articles';
import { LeadArticle } from './LeadArticle';
import { Letter } from './Letter';
import { Masthead } from './Masthead';
import { createMagazineTheme } from './theme';

const PER_PAGE = 4;
const [lead, ...others] = articles;

export default function Blog() {
  const { direction } = useTheme();
  const theme = React.useMemo(() => createMagazineTheme(direction), [direction]);
  const [tag, setTag] = React.useState<Choice>('All');
  const [page, setPage] = React.useState(1);
  const matching = others.filter((article) => tag === 'All' || article.tag === tag);
  const shown = matching.slice((page - 1) * PER_PAGE, page * PER_PAGE);
  const pages = Math.ceil(matching.length / PER_PAGE);

  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={{
          minHeight: '100dvh',
          bgcolor: 'background.default',
          color: 'text.primary',
          typography: 'body1',
        }}
      >
        <SkipLink href="#blog-content" />
        <Masthead />
        <Container component="main" id="blog-content" tabIndex={-1} sx={{ outline: 'none' }}>
          {lead === undefined ? null : <LeadArticle article={lead} />}
          <Typography component="h2" variant="h5" sx={{ mt: 6, mb: 2 }}>
            Earlier
          </Typography>
          <ArticleFilter
            value={tag}
            count={matching.length}
            onChange={(next) => {
              setTag(next);
              setPage(1);
            }}
          />
          <Grid container spacing={3} sx={{ mt: 2 }}>
            {shown.map((article) => (
              <Grid key={article.slug} size={{ xs: 12, sm: 6 }}>
                <ArticleCard article={article} />
              </Grid>
            ))}
          </Grid>
          {pages > 1 ? (
            <Pagination
              count={pages}
              page={page}
              onChange={(_event, next) => setPage(next)}
              aria-label="Pages of articles"
              sx={{ mt: 4, display: 'flex', justifyContent: 'center' }}
            />
          ) : null}
        </Container>
        <Letter />
      </Box>
    </ThemeProvider>
  );
}
