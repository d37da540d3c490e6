import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import { answerLocally } from './localAnswers';
import { trailColumns, trails } from './trails';

const questions = [
  'Kilometres in each region',
  'The longest trails first',
  'Only easy trails',
  'Trails with a café',
];

export default function AiAssistantOutside() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('Choose a question.');

  const ask = async (question: string) => {
    const result = await apiRef.current?.aiAssistant.processPrompt(question);
    setMessage(result instanceof Error ? result.message : `Applied: ${question}`);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {questions.map((question) => (
          <Button key={question} variant="outlined" onClick={() => ask(question)}>
            {question}
          </Button>
        ))}
      </Stack>
      <Typography role="status">{message}</Typography>
      <div style={{ height: 330 }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={trails}
          columns={trailColumns}
          label="Trails, asked from outside"
          aiAssistant
          onPrompt={answerLocally}
          hideFooter
        />
      </div>
    </Stack>
  );
}
