import TextField from '@mui/material/TextField';
import {
  DataGridPremium,
  PromptField,
  PromptFieldControl,
  Toolbar,
  useGridApiContext,
} from '@mui/x-data-grid-premium';
import { sortByLoans, toolColumns, tools } from './tools';

function CountingToolbar() {
  const apiRef = useGridApiContext();

  return (
    <Toolbar aria-label="Ask in 40 characters" style={{ flex: 'none' }}>
      <PromptField
        style={{ flexGrow: 1 }}
        onSubmit={(prompt) => apiRef.current.aiAssistant.processPrompt(prompt)}
      >
        <PromptFieldControl
          render={({ ref, onChange, onKeyDown, value }, state) => (
            <TextField
              fullWidth
              size="small"
              variant="standard"
              label="Question"
              inputRef={ref}
              value={value}
              onChange={onChange}
              onKeyDown={onKeyDown}
              helperText={state.disabled ? 'Asking…' : `${state.value.length} of 40 characters`}
              slotProps={{ htmlInput: { maxLength: 40 } }}
            />
          )}
        />
      </PromptField>
    </Toolbar>
  );
}

export default function PromptFieldRendered() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPremium
        rows={tools}
        columns={toolColumns}
        aria-label="Tools with a counter"
        aiAssistant
        onPrompt={sortByLoans}
        showToolbar
        slots={{ toolbar: CountingToolbar }}
        hideFooter
      />
    </div>
  );
}
