import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPremium, GridAiAssistantPanel, type Conversation } from '@mui/x-data-grid-premium';
import { createOrders } from '../../_data/orders';
import { answerLocally } from './localAnswers';
import { orderColumns } from './orderColumns';

export default function AiAssistantHistory() {
  const [rows] = React.useState(() => createOrders(80));
  const [conversations, setConversations] = React.useState<Conversation[]>([]);
  const prompts = conversations.flatMap((conversation) => conversation.prompts);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 460 }}>
        <DataGridPremium
          rows={rows}
          columns={orderColumns}
          label="Orders with a history of questions"
          showToolbar
          aiAssistant
          aiAssistantSuggestions={[{ value: 'Only open orders' }, { value: 'Largest orders' }]}
          aiAssistantConversations={conversations}
          onAiAssistantConversationsChange={setConversations}
          onPrompt={answerLocally}
          slots={{ aiAssistantPanel: GridAiAssistantPanel }}
        />
      </div>
      <Stack direction="row" role="status" sx={{ alignItems: 'center', gap: 1 }}>
        {prompts.length === 0
          ? 'No question yet.'
          : `Questions: ${prompts.length}. Last: ${prompts.at(-1)?.value}`}
        <Button disabled={prompts.length === 0} onClick={() => setConversations([])}>
          Forget them
        </Button>
      </Stack>
    </Stack>
  );
}
