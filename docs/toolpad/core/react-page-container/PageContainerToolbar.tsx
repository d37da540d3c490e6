import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import DownloadIcon from '@mui/icons-material/Download';
import { AppProvider } from '@toolpad/core/AppProvider';
import { PageContainer, PageHeader, PageHeaderToolbar } from '@toolpad/core/PageContainer';
import { useNotifications } from '@toolpad/core/useNotifications';
import { pageTheme } from './pageTheme';

function InvoiceToolbar() {
  const notifications = useNotifications();
  return (
    <PageHeaderToolbar>
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        onClick={() => notifications.show('12 invoices are saved.', { autoHideDuration: 3000 })}
      >
        Export
      </Button>
    </PageHeaderToolbar>
  );
}

function InvoiceHeader() {
  return (
    <PageHeader
      title="Invoices"
      breadcrumbs={[{ title: 'Office', path: '/' }, { title: 'Invoices' }]}
      slots={{ toolbar: InvoiceToolbar }}
    />
  );
}

export default function PageContainerToolbar() {
  return (
    <AppProvider theme={pageTheme}>
      <PageContainer slots={{ header: InvoiceHeader }}>
        <Typography>12 invoices from March, 3 of them unpaid.</Typography>
      </PageContainer>
    </AppProvider>
  );
}
