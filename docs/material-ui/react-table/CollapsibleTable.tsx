import * as React from 'react';
import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUpIcon from '@mui/icons-material/KeyboardArrowUp';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';

const orders = [
  { number: '771', content: 'Two notebooks, one fountain pen' },
  { number: '772', content: 'Blue ink, 50 ml' },
];

export default function CollapsibleTable() {
  const [open, setOpen] = React.useState<string | null>('771');

  return (
    <Table size="small" aria-label="Orders" sx={{ maxWidth: 420 }}>
      <TableBody>
        {orders.map(({ number, content }) => (
          <React.Fragment key={number}>
            <TableRow>
              <TableCell sx={{ width: 56, borderBottom: 0 }}>
                <IconButton
                  size="small"
                  aria-label={`Content of order ${number}`}
                  aria-expanded={open === number}
                  onClick={() => setOpen(open === number ? null : number)}
                >
                  {open === number ? <KeyboardArrowUpIcon /> : <KeyboardArrowDownIcon />}
                </IconButton>
              </TableCell>
              <TableCell sx={{ borderBottom: 0 }}>Order {number}</TableCell>
            </TableRow>
            <TableRow>
              <TableCell colSpan={2} sx={{ paddingBlock: 0 }}>
                <Collapse in={open === number} unmountOnExit>
                  <Typography variant="body2" sx={{ py: 1 }}>
                    {content}
                  </Typography>
                </Collapse>
              </TableCell>
            </TableRow>
          </React.Fragment>
        ))}
      </TableBody>
    </Table>
  );
}
