import { setupExcelExportWebWorker } from '@mui/x-data-grid-premium';

setupExcelExportWebWorker({
  // A worker can't receive functions, so it has its own.
  exceljsPostProcess: async ({ worksheet }) => {
    worksheet.getRow(1).font = { bold: true };
    worksheet.views = [{ state: 'frozen', ySplit: 1 }];
  },
});
