import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const parents = ['report', 'report-figures', 'annex'];

export default function ControlledExpansion() {
  const [expanded, setExpanded] = React.useState<string[]>(['report']);
  const isOpen = expanded.length > 0;

  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 300 }}>
      <Button onClick={() => setExpanded(isOpen ? [] : parents)}>
        {isOpen ? 'Collapse all' : 'Expand all'}
      </Button>
      <SimpleTreeView
        aria-label="Report outline"
        expandedItems={expanded}
        onExpandedItemsChange={(_event, itemIds) => setExpanded(itemIds)}
        expansionTrigger="iconContainer"
      >
        <TreeItem itemId="report" label="Report">
          <TreeItem itemId="report-summary" label="Summary" />
          <TreeItem itemId="report-figures" label="Figures">
            <TreeItem itemId="report-revenue" label="Revenue" />
            <TreeItem itemId="report-costs" label="Costs" />
          </TreeItem>
        </TreeItem>
        <TreeItem itemId="annex" label="Annex">
          <TreeItem itemId="annex-methods" label="Methods" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
