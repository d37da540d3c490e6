import * as React from 'react';
import Box from '@mui/material/Box';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import type {} from '@mui/x-tree-view/themeAugmentation';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { createFiles } from '../../../_data/treeFiles';

const compactTrees = (outer: Theme): Theme => ({
  ...outer,
  components: {
    ...outer.components,
    MuiRichTreeView: { defaultProps: { itemChildrenIndentation: 20 } },
    MuiTreeItem: {
      styleOverrides: {
        content: { paddingBlock: 1, borderRadius: 0, '&[data-selected]': { fontWeight: 700 } },
        label: { fontSize: '0.875rem' },
      },
    },
  },
});

export default function RichCustomTheme() {
  const [files] = React.useState(() => createFiles());

  return (
    <ThemeProvider theme={compactTrees}>
      <Box sx={{ width: '100%', maxWidth: 320, minHeight: 320 }}>
        <RichTreeView
          id="rich-custom-theme"
          aria-label="Compact tree"
          items={files}
          defaultExpandedItems={['People', 'People/Onboarding', 'Product']}
          defaultSelectedItems="People/Onboarding"
        />
      </Box>
    </ThemeProvider>
  );
}
