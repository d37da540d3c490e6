import type { PromptResponse } from '@mui/x-data-grid-premium';

const nothing: PromptResponse = {
  conversationId: 'local',
  select: -1,
  filters: [],
  aggregation: {},
  sorting: [],
  grouping: [],
  pivoting: {},
  chart: null,
};

/** Stands in for a language model: it knows four questions. */
export async function answerLocally(prompt: string): Promise<PromptResponse> {
  const text = prompt.toLowerCase();
  if (text.includes('revenue')) {
    return { ...nothing, grouping: [{ column: 'country' }], aggregation: { total: 'sum' } };
  }
  if (text.includes('largest')) {
    return { ...nothing, sorting: [{ column: 'total', direction: 'desc' }], select: 3 };
  }
  if (text.includes('open')) {
    return { ...nothing, filters: [{ column: 'status', operator: 'equals', value: 'Open' }] };
  }
  if (text.includes('compare')) {
    return {
      ...nothing,
      pivoting: {
        columns: [{ column: 'status', direction: 'asc' }],
        rows: ['country'],
        values: [{ total: 'sum' }],
      },
    };
  }
  throw new Error('This demo only knows the suggested questions.');
}
