import ForestIcon from '@mui/icons-material/Forest';
import HikingIcon from '@mui/icons-material/Hiking';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

interface TrailItemProps extends TreeItemProps {
  detail: string;
}

function TrailItem({ label, detail, ...props }: TrailItemProps) {
  return (
    <TreeItem
      {...props}
      label={
        <>
          <Typography component="span" sx={{ display: 'block' }}>
            {label}
          </Typography>
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
            {detail}
          </Typography>
        </>
      }
    />
  );
}

export default function SimpleCustomLabels() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 220 }}>
      <SimpleTreeView
        aria-label="Trails by forest"
        defaultExpandedItems={['beech']}
        itemChildrenIndentation={28}
        slots={{ endIcon: HikingIcon }}
      >
        <TrailItem itemId="beech" label="Beech forest" detail="2 trails">
          <TrailItem itemId="ridge" label="Ridge path" detail="9 km, steep" />
          <TrailItem itemId="brook" label="Brook loop" detail="4 km, level" />
        </TrailItem>
        <TrailItem
          itemId="pine"
          label="Pine stand"
          detail="No trails yet"
          slots={{ endIcon: ForestIcon }}
        />
      </SimpleTreeView>
    </Box>
  );
}
