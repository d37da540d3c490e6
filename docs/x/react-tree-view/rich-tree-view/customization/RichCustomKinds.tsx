import AudioFileOutlinedIcon from '@mui/icons-material/AudioFileOutlined';
import DescriptionOutlinedIcon from '@mui/icons-material/DescriptionOutlined';
import ImageOutlinedIcon from '@mui/icons-material/ImageOutlined';
import Box from '@mui/material/Box';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

interface ArchiveRecord {
  id: string;
  label: string;
  kind?: keyof typeof icons;
  children?: ArchiveRecord[];
}

const icons = {
  sound: AudioFileOutlinedIcon,
  picture: ImageOutlinedIcon,
  text: DescriptionOutlinedIcon,
};

const records: ArchiveRecord[] = [
  {
    id: 'shipyard',
    label: 'Shipyard',
    children: [
      { id: 'launch', label: 'Launch, photograph', kind: 'picture' },
      { id: 'riveter', label: 'A riveter remembers, interview', kind: 'sound' },
      { id: 'wages', label: 'Wage book, scan of text', kind: 'text' },
    ],
  },
];

function RecordItem(props: TreeItemProps) {
  const kind = useTreeItemModel<ArchiveRecord>(props.itemId)?.kind;

  return <TreeItem {...props} slots={{ ...props.slots, endIcon: kind && icons[kind] }} />;
}

export default function RichCustomKinds() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 160 }}>
      <RichTreeView
        aria-label="Local history archive"
        items={records}
        defaultExpandedItems={['shipyard']}
        slots={{ item: RecordItem }}
      />
    </Box>
  );
}
