import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import { createOrders } from '../../_data/orders';
import { answerLocally } from './localAnswers';
import { orderColumns } from './orderColumns';

const questions = [
  'Revenue of each country',
  'The largest orders first',
  'Only open orders',
  'Orders from rainy countries',
];

export default function AiAssistantOutside() {
  const apiRef = useGridApiRef();
  const [rows] = React.useState(() => createOrders(120));
  const [message, setMessage] = React.useState('Choose a question.');

  const ask = async (question: string) => {
    const result = await apiRef.current?.aiAssistant.processPrompt(question);
    setMessage(result instanceof Error ? result.message : `Applied: ${question}`);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        {questions.map((question) => (
          <Button key={question} variant="outlined" onClick={() => ask(question)}>
            {question}
          </Button>
        ))}
      </Stack>
      <Typography role="status">{message}</Typography>
      <div style={{ height: 400 }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={rows}
          columns={orderColumns}
          label="Orders, asked from outside"
          aiAssistant
          onPrompt={answerLocally}
        />
      </div>
    </Stack>
  );
}
