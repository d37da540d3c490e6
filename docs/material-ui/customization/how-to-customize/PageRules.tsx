import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';

const rules = (
  <GlobalStyles
    styles={{
      '.seed-article .MuiChip-root': { borderRadius: 4 },
      '.seed-article mark': { background: '#ffe082', color: '#3e2723', padding: '0 4px' },
      '.seed-article blockquote': {
        margin: '16px 0',
        paddingInlineStart: 16,
        borderInlineStart: '4px solid currentColor',
        fontStyle: 'italic',
      },
    }}
  />
);

// HTML as an editor would deliver it.
const html =
  '<p>Sow basil <mark>after the last frost</mark>.</p>' +
  '<blockquote>Warm soil matters more than the date.</blockquote>';

export default function PageRules() {
  return (
    <Box className="seed-article" sx={{ maxWidth: 420 }}>
      {rules}
      <div dangerouslySetInnerHTML={{ __html: html }} />
      <Stack direction="row" sx={{ gap: 1 }}>
        <Chip label="Basil" />
        <Chip label="Herbs" />
      </Stack>
    </Box>
  );
}
