import CssBaseline from '@mui/joy/CssBaseline';
import GlobalStyles from '@mui/joy/GlobalStyles';
import type { Theme } from '@mui/joy/styles';

const tagStyles = (
  <GlobalStyles
    styles={(theme: Theme) => ({
      body: { color: theme.vars.palette.text.primary },
      blockquote: {
        margin: '16px 24px',
        paddingInlineStart: 16,
        borderInlineStart: `4px solid ${theme.vars.palette.neutral.outlinedBorder}`,
      },
      kbd: { paddingInline: 6, border: '1px solid', borderRadius: theme.vars.radius.xs },
    })}
  />
);

export default function BaselineTags() {
  return (
    <div>
      <CssBaseline />
      {tagStyles}
      <blockquote>
        Press <kbd>S</kbd> to search the herbarium.
      </blockquote>
    </div>
  );
}
