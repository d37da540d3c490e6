import SendIcon from '@mui/icons-material/Send';
import {
  DataGridPremium,
  PromptField,
  PromptFieldControl,
  PromptFieldSend,
  Toolbar,
  useGridApiContext,
} from '@mui/x-data-grid-premium';
import { sortByLoans, toolColumns, tools } from './tools';

function PromptToolbar() {
  const apiRef = useGridApiContext();
  const field = { display: 'flex', flexGrow: 1, alignItems: 'center', gap: 8 };

  return (
    <Toolbar aria-label="Ask about the tools">
      <PromptField
        style={field}
        onSubmit={(prompt) => apiRef.current.aiAssistant.processPrompt(prompt)}
      >
        <PromptFieldControl fullWidth size="small" label="Most or fewest loans first?" />
        <PromptFieldSend size="small" aria-label="Send">
          <SendIcon fontSize="small" />
        </PromptFieldSend>
      </PromptField>
    </Toolbar>
  );
}

export default function PromptFieldTools() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPremium
        rows={tools}
        columns={toolColumns}
        aria-label="Tools with a prompt field"
        aiAssistant
        onPrompt={sortByLoans}
        showToolbar
        slots={{ toolbar: PromptToolbar }}
        hideFooter
      />
    </div>
  );
}
