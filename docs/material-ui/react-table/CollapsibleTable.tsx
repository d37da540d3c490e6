import * as React from 'react';
import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUpIcon from '@mui/icons-material/KeyboardArrowUp';
import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { visuallyHidden } from '@mui/utils';
import { orders } from './orders';
import type { Order } from './orders';

function OrderRows({ number, customer, lines }: Order) {
  const [open, setOpen] = React.useState(number === 772);
  const total = lines.reduce((sum, { price }) => sum + price, 0);

  return (
    <React.Fragment>
      <TableRow sx={{ '& > *': { borderBottom: 0 } }}>
        <TableCell padding="checkbox">
          <IconButton
            size="small"
            aria-label={`Items of order ${number}`}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {open ? <KeyboardArrowUpIcon /> : <KeyboardArrowDownIcon />}
          </IconButton>
        </TableCell>
        <TableCell component="th" scope="row">
          {number}
        </TableCell>
        <TableCell>{customer}</TableCell>
        <TableCell align="right">€{total.toFixed(2)}</TableCell>
      </TableRow>
      <TableRow>
        <TableCell colSpan={4} sx={{ paddingBlock: 0 }}>
          <Collapse in={open} unmountOnExit>
            <Box component="ul" sx={{ m: 0, py: 1, paddingInlineStart: 6 }}>
              {lines.map(({ item, price }) => (
                <li key={item}>
                  {item}, €{price.toFixed(2)}
                </li>
              ))}
            </Box>
          </Collapse>
        </TableCell>
      </TableRow>
    </React.Fragment>
  );
}

export default function CollapsibleTable() {
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table size="small" aria-label="Orders">
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              <Box component="span" sx={visuallyHidden}>
                Items
              </Box>
            </TableCell>
            <TableCell>Order</TableCell>
            <TableCell>Customer</TableCell>
            <TableCell align="right">Total</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {orders.map((order) => (
            <OrderRows key={order.number} {...order} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
