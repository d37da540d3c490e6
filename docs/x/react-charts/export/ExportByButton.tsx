import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { useChartProApiRef } from '@mui/x-charts-pro/hooks';

export default function ExportByButton() {
  const apiRef = useChartProApiRef<'line'>();
  const { palette } = useTheme();

  const paintBackground = (iframe: HTMLIFrameElement) => {
    const body = iframe.contentDocument?.body;
    if (body) {
      body.style.backgroundColor = palette.background.paper;
      body.style.padding = '16px';
    }
  };

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <LineChartPro
        apiRef={apiRef}
        height={260}
        xAxis={[{ data: ['2022', '2023', '2024', '2025'], scaleType: 'point' }]}
        series={[{ data: [41, 48, 44, 57], label: 'Honey in kg' }]}
        title="Honey from the school’s bees"
      />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          onClick={() =>
            apiRef.current?.exportAsImage({
              fileName: 'honey',
              onBeforeExport: paintBackground,
            })
          }
        >
          Save image
        </Button>
        <Button
          variant="outlined"
          onClick={() =>
            apiRef.current?.exportAsPrint({ fileName: 'Honey from the school’s bees' })
          }
        >
          Print
        </Button>
      </Stack>
    </Stack>
  );
}
