import { createContainer } from '@mui/system';

const ArticleContainer = createContainer({
  componentName: 'Article',
  useThemeProps: (props) => ({ maxWidth: 'sm', component: 'article', ...props }),
});

export default function SystemContainerFactory() {
  return (
    <ArticleContainer sx={{ border: '1px solid currentColor', py: 2, lineHeight: 1.7 }}>
      The lighthouse was built in 1887 and is still in service. Its lamp can be seen from a distance
      of forty kilometers, and on clear winter nights from the islands.
    </ArticleContainer>
  );
}
