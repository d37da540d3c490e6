import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  useGridApiRef,
  type DataGridPremiumProps,
} from '@mui/x-data-grid-premium';
import { createOrders } from '../../_data/orders';
import { answerLocally } from './localAnswers';
import { orderColumns } from './orderColumns';

export default function AiAssistantContext() {
  const apiRef = useGridApiRef();
  const [rows] = React.useState(() => createOrders(40));
  const [context, setContext] = React.useState('Press the button.');

  const onPrompt: DataGridPremiumProps['onPrompt'] = async (prompt, promptContext) => {
    setContext(JSON.stringify(JSON.parse(promptContext), null, 2));
    return answerLocally(prompt);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button
        variant="outlined"
        onClick={() => apiRef.current?.aiAssistant.processPrompt('Only open orders')}
      >
        Ask for open orders
      </Button>
      <div style={{ height: 300, width: '100%' }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={rows}
          columns={orderColumns}
          label="Orders whose columns are described"
          aiAssistant
          onPrompt={onPrompt}
          hideFooter
        />
      </div>
      <Box
        component="pre"
        tabIndex={0}
        aria-label="What the backend receives"
        sx={{
          m: 0,
          p: 1.5,
          width: 1,
          boxSizing: 'border-box',
          maxHeight: 220,
          overflow: 'auto',
          bgcolor: 'action.hover',
          fontSize: 13,
        }}
      >
        {context}
      </Box>
    </Stack>
  );
}
