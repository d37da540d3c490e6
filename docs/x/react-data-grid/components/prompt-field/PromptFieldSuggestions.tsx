import * as React from 'react';
import SendIcon from '@mui/icons-material/Send';
import Chip from '@mui/material/Chip';
import {
  DataGridPremium,
  PromptField,
  PromptFieldControl,
  PromptFieldSend,
  Toolbar,
  useGridApiContext,
} from '@mui/x-data-grid-premium';
import { sortByLoans, toolColumns, tools } from './tools';

const SUGGESTIONS = ['The most popular tools', 'Tools that nobody borrows'];

function SuggestingToolbar() {
  const apiRef = useGridApiContext();
  const ask = (prompt: string) => apiRef.current.aiAssistant.processPrompt(prompt);
  const field = { display: 'flex', flexGrow: 1, alignItems: 'center', gap: 8, minWidth: 220 };

  return (
    <Toolbar
      aria-label="Ask, or choose a question"
      style={{ flex: 'none', flexWrap: 'wrap', gap: 8 }}
    >
      <PromptField style={field} onSubmit={ask}>
        <PromptFieldControl fullWidth size="small" label="Ask about the tools" />
        <PromptFieldSend size="small" aria-label="Send">
          <SendIcon fontSize="small" />
        </PromptFieldSend>
      </PromptField>
      {SUGGESTIONS.map((prompt) => (
        <Chip
          key={prompt}
          size="small"
          variant="outlined"
          label={prompt}
          onClick={() => void ask(prompt)}
        />
      ))}
    </Toolbar>
  );
}

export default function PromptFieldSuggestions() {
  return (
    <div style={{ height: 460, width: '100%' }}>
      <DataGridPremium
        rows={tools}
        columns={toolColumns}
        aria-label="Tools with suggested questions"
        aiAssistant
        onPrompt={sortByLoans}
        showToolbar
        slots={{ toolbar: SuggestingToolbar }}
        hideFooter
      />
    </div>
  );
}
