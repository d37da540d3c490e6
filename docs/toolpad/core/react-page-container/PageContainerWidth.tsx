import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { AppProvider } from '@toolpad/core/AppProvider';
import { PageContainer } from '@toolpad/core/PageContainer';
import { pageTheme } from './pageTheme';

export default function PageContainerWidth() {
  return (
    <AppProvider theme={pageTheme}>
      <PageContainer
        title="Tide table"
        breadcrumbs={[]}
        maxWidth="xs"
        disableGutters
        sx={{ px: 1, minHeight: 220 }}
      >
        <Paper variant="outlined" sx={{ flex: 1, p: 2 }}>
          <Typography>High water at 06:10 and 18:35, low water at 12:20.</Typography>
        </Paper>
      </PageContainer>
    </AppProvider>
  );
}
