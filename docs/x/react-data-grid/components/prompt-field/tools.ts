import type { GridColDef, PromptResponse } from '@mui/x-data-grid-premium';

export interface Tool {
  id: number;
  tool: string;
  shelf: string;
  loans: number;
}

export const tools: Tool[] = [
  { id: 1, tool: 'Tile cutter', shelf: 'B2', loans: 14 },
  { id: 2, tool: 'Hedge trimmer', shelf: 'A1', loans: 31 },
  { id: 3, tool: 'Wood lathe', shelf: 'C4', loans: 6 },
];

export const toolColumns: GridColDef<Tool>[] = [
  { field: 'tool', headerName: 'Tool', width: 150 },
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
