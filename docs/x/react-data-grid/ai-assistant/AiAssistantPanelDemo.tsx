import * as React from 'react';
import { DataGridPremium, GridAiAssistantPanel } from '@mui/x-data-grid-premium';
import { createOrders } from '../../_data/orders';
import { answerLocally } from './localAnswers';
import { orderColumns } from './orderColumns';

const suggestions = [
  { value: 'Revenue of each country' },
  { value: 'The largest orders first' },
  { value: 'Only open orders' },
  { value: 'Compare countries by status' },
];

export default function AiAssistantPanelDemo() {
  const [rows] = React.useState(() => createOrders(200));

  return (
    <div style={{ height: 480, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={orderColumns}
        label="Orders with an assistant"
        showToolbar
        aiAssistant
        aiAssistantSuggestions={suggestions}
        onPrompt={answerLocally}
        slots={{ aiAssistantPanel: GridAiAssistantPanel }}
      />
    </div>
  );
}
