import type { GridExcelExportOptions } from '@mui/x-data-grid-premium';

const solid = (argb: string) => ({
  type: 'pattern' as const,
  pattern: 'solid' as const,
  fgColor: { argb },
});

/** A workbook with a title, a colored header, marked returns, and a sum that Excel computes. */
export function createReportOptions(title: string): GridExcelExportOptions {
  return {
    fileName: title.toLowerCase().replaceAll(' ', '-'),
    columnsStyles: { total: { numFmt: '#,##0' } },
    exceljsPreProcess: async ({ worksheet }) => {
      worksheet.name = 'Sales';
      worksheet.mergeCells('A1:E1');
      worksheet.getCell('A1').value = title;
      worksheet.getCell('A1').font = { size: 18, bold: true };
      worksheet.addRow([]);
      // The header is the third row: keep it in view while scrolling.
      worksheet.views = [{ state: 'frozen', ySplit: 3 }];
    },
    exceljsPostProcess: async ({ worksheet }) => {
      worksheet.getRow(3).eachCell((cell) => {
        cell.font = { bold: true, color: { argb: 'FFFFFFFF' } };
        cell.fill = solid('FF1A4F8B');
      });
      const last = worksheet.rowCount;
      for (let index = 4; index <= last; index += 1) {
        const row = worksheet.getRow(index);
        if (row.getCell(5).value === 'Returned') {
          row.eachCell((cell) => {
            cell.fill = solid('FFFBE3E1');
          });
        }
      }
      const sum = worksheet.addRow(['Total']);
      sum.font = { bold: true };
      sum.getCell(3).value = { formula: `SUM(C4:C${last})` };
      sum.getCell(4).value = { formula: `SUM(D4:D${last})` };
      worksheet.autoFilter = { from: 'A3', to: { row: last, column: 5 } };
    },
  };
}
