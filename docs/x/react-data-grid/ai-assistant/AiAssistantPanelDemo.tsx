import { DataGridPremium, GridAiAssistantPanel } from '@mui/x-data-grid-premium';
import { answerLocally } from './localAnswers';
import { trailColumns, trails } from './trails';

const suggestions = [
  { value: 'Kilometres in each region' },
  { value: 'The longest trails first' },
  { value: 'Only easy trails' },
];

export default function AiAssistantPanelDemo() {
  return (
    <div style={{ height: 430, width: '100%' }}>
      <DataGridPremium
        rows={trails}
        columns={trailColumns}
        label="Trails"
        showToolbar
        aiAssistant
        aiAssistantSuggestions={suggestions}
        onPrompt={answerLocally}
        slots={{ aiAssistantPanel: GridAiAssistantPanel }}
        hideFooter
      />
    </div>
  );
}
