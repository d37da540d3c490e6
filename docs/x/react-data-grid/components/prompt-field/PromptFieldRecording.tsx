import * as React from 'react';
import MicIcon from '@mui/icons-material/Mic';
import SendIcon from '@mui/icons-material/Send';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  IS_SPEECH_RECOGNITION_SUPPORTED,
  PromptField,
  PromptFieldControl,
  PromptFieldRecord,
  PromptFieldSend,
  Toolbar,
  useGridApiContext,
} from '@mui/x-data-grid-premium';
import { sortByLoans, toolColumns, tools } from './tools';

function RecordingToolbar() {
  const apiRef = useGridApiContext();
  const [problem, setProblem] = React.useState('');
  const field = { display: 'flex', flexGrow: 1, alignItems: 'center', gap: 8 };

  const ask = async (prompt: string) => {
    // A recording that failed ends with an empty prompt, and its message stays.
    if (prompt.trim() === '') return;
    setProblem('');
    await apiRef.current.aiAssistant.processPrompt(prompt);
  };

  return (
    <Toolbar aria-label="Ask or speak">
      <PromptField style={field} lang="en-US" onSubmit={ask} onRecordError={setProblem}>
        {IS_SPEECH_RECOGNITION_SUPPORTED ? (
          <PromptFieldRecord size="small" aria-label="Record">
            <MicIcon fontSize="small" />
          </PromptFieldRecord>
        ) : (
          <Typography variant="body2">No speech here</Typography>
        )}
        <PromptFieldControl
          fullWidth
          size="small"
          slotProps={{ htmlInput: { 'aria-label': 'Spoken or typed question' } }}
        />
        <PromptFieldSend size="small" aria-label="Send">
          <SendIcon fontSize="small" />
        </PromptFieldSend>
        <Typography role="status" variant="body2">
          {problem}
        </Typography>
      </PromptField>
    </Toolbar>
  );
}

export default function PromptFieldRecording() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPremium
        rows={tools}
        columns={toolColumns}
        aria-label="Tools with a recorder"
        aiAssistant
        onPrompt={sortByLoans}
        showToolbar
        slots={{ toolbar: RecordingToolbar }}
        hideFooter
      />
    </div>
  );
}
