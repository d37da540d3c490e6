import type { GridColDef, PromptResponse } from '@mui/x-data-grid-premium';

export interface Tool {
  id: number;
  tool: string;
  shelf: string;
  loans: number;
}

const NAMES =
  'Tile cutter,Hedge trimmer,Wood lathe,Cordless drill,Circular saw,Angle grinder,Belt sander,Heat gun,Pressure washer,Chain hoist,Spirit level,Pipe wrench,Bench vise,Jigsaw,Nail gun,Plate compactor,Wallpaper steamer,Laser level,Router,Chop saw,Soldering iron,Leaf blower,Log splitter,Paint sprayer';

export const tools: Tool[] = NAMES.split(',').map((tool, index) => ({
  id: index + 1,
  tool,
  shelf: `${'ABCD'[index % 4]}${1 + (index % 5)}`,
  loans: 3 + ((index * 17) % 41),
}));

export const toolColumns: GridColDef<Tool>[] = [
  { field: 'tool', headerName: 'Tool', flex: 1, minWidth: 150 },
  { field: 'shelf', headerName: 'Shelf', width: 90 },
  { field: 'loans', headerName: 'Loans', type: 'number', width: 110 },
];

/** Stands in for a backend: it sorts by loans, whatever the words are. */
export async function sortByLoans(prompt: string): Promise<PromptResponse> {
  return {
    conversationId: 'loans',
    select: -1,
    filters: [],
    aggregation: {},
    sorting: [{ column: 'loans', direction: prompt.includes('most') ? 'desc' : 'asc' }],
    grouping: [],
    pivoting: {},
    chart: null,
  };
}
