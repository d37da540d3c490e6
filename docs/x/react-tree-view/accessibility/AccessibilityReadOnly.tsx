import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { createCompany } from '../../_data/treeCompany';

export default function AccessibilityReadOnly() {
  const [company] = React.useState(() => createCompany(30));

  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 300 }}>
      <RichTreeView
        aria-label="Who reports to whom"
        items={company}
        disableSelection
        defaultExpandedItems={['person-1']}
      />
    </Box>
  );
}
