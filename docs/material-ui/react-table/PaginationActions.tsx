import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import type { TablePaginationProps } from '@mui/material/TablePagination';
import FirstPageIcon from '@mui/icons-material/FirstPage';
import KeyboardArrowLeftIcon from '@mui/icons-material/KeyboardArrowLeft';
import KeyboardArrowRightIcon from '@mui/icons-material/KeyboardArrowRight';
import LastPageIcon from '@mui/icons-material/LastPage';

const icons = [FirstPageIcon, KeyboardArrowLeftIcon, KeyboardArrowRightIcon, LastPageIcon];

type Props = Pick<TablePaginationProps, 'count' | 'page' | 'rowsPerPage' | 'onPageChange'>;

/** Four buttons to the first, previous, next, and last page. */
export function PaginationActions({ count, page, rowsPerPage, onPageChange }: Props) {
  const isRtl = useTheme().direction === 'rtl';
  const last = Math.max(0, Math.ceil(count / rowsPerPage) - 1);
  const buttons = [
    { name: 'First page', target: 0 },
    { name: 'Previous page', target: page - 1 },
    { name: 'Next page', target: page + 1 },
    { name: 'Last page', target: last },
  ];

  return (
    <Stack direction="row" sx={{ flexShrink: 0, marginInlineStart: 1 }}>
      {buttons.map(({ name, target }, index) => {
        const Icon = icons[isRtl ? icons.length - 1 - index : index] ?? FirstPageIcon;
        const isDisabled = target < 0 || target > last || target === page;
        return (
          <IconButton
            key={name}
            size="small"
            aria-label={name}
            aria-disabled={isDisabled}
            onClick={(event) => {
              if (!isDisabled) onPageChange(event, target);
            }}
            sx={{ '&[aria-disabled="true"]': { color: 'action.disabled', cursor: 'default' } }}
          >
            <Icon />
          </IconButton>
        );
      })}
    </Stack>
  );
}
