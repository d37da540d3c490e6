import Box from '@mui/material/Box';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';

interface Shelf {
  id: string;
  label: string;
  count: number;
}

const catalog = new Map<string, Shelf[]>([
  [
    'science',
    [
      { id: 'botany', label: 'Botany', count: 2 },
      { id: 'optics', label: 'Optics', count: 0 },
    ],
  ],
  [
    'botany',
    [
      { id: 'mosses', label: 'Mosses', count: 0 },
      { id: 'ferns', label: 'Ferns', count: 0 },
    ],
  ],
  ['arts', [{ id: 'prints', label: 'Prints', count: 0 }]],
]);

const firstLevel: Shelf[] = [
  { id: 'science', label: 'Science', count: 2 },
  { id: 'arts', label: 'Arts', count: 1 },
];

const dataSource = {
  getChildrenCount: (shelf: Shelf) => shelf.count,
  getTreeItems: async (parentId?: string) =>
    parentId === undefined ? firstLevel : (catalog.get(parentId) ?? []),
};

export default function LazyCatalog() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 200 }}>
      <RichTreeViewPro
        aria-label="Library catalog"
        items={firstLevel}
        dataSource={dataSource}
        defaultExpandedItems={['science']}
      />
    </Box>
  );
}
