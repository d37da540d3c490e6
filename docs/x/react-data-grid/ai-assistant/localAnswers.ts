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

/** Stands in for a language model: it knows three questions. */
export async function answerLocally(prompt: string): Promise<PromptResponse> {
  const text = prompt.toLowerCase();
  if (text.includes('kilometres')) {
    return { ...nothing, grouping: [{ column: 'region' }], aggregation: { kilometres: 'sum' } };
  }
  if (text.includes('longest')) {
    return { ...nothing, sorting: [{ column: 'kilometres', direction: 'desc' }] };
  }
  if (text.includes('easy')) {
    return { ...nothing, filters: [{ column: 'grade', operator: 'equals', value: 'Easy' }] };
  }
  throw new Error('This demo knows the three suggested questions only.');
}
