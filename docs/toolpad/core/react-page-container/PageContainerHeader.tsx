import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import { AppProvider } from '@toolpad/core/AppProvider';
import { PageContainer, type PageHeaderProps } from '@toolpad/core/PageContainer';

const theme = { light: createTheme(), dark: createTheme({ palette: { mode: 'dark' } }) };

function PlainHeader({ title }: PageHeaderProps) {
  return (
    <Stack sx={{ borderBottom: 1, borderColor: 'divider', pb: 1 }}>
      <Typography variant="overline" color="textSecondary">
        Harbor office
      </Typography>
      <Typography variant="h5" component="h1">
        {title}
      </Typography>
    </Stack>
  );
}

export default function PageContainerHeader() {
  return (
    <AppProvider theme={theme}>
      <PageContainer title="Berths" slots={{ header: PlainHeader }}>
        <Typography>38 of 40 berths are taken.</Typography>
      </PageContainer>
    </AppProvider>
  );
}
