import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridEditInputCell,
  type GridColDef,
  type GridPreProcessEditCellProps,
} from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../_data/employees';

type Account = Employee & { login: string };

const createAccounts = (): Account[] =>
  createEmployees(40).map((person) => ({
    ...person,
    login: `${person.name.toLowerCase().replace(' ', '.')}${person.id}`,
  }));

const taken = new Set(['admin', 'root', 'support', ...createAccounts().map(({ login }) => login)]);

/** Simulates a request that takes half a second. */
const isTaken = (login: string) =>
  new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(taken.has(login)), 500);
  });

const HINT = 'Change a login to one that is taken, such as “admin”.';

export default function EditingAsyncValidation() {
  const [rows] = React.useState(createAccounts);
  const [message, setMessage] = React.useState(HINT);
  const [problem, setProblem] = React.useState('');

  const columns = React.useMemo<GridColDef<Account>[]>(() => {
    let latest = '';
    const check = async ({ props, row, hasChanged }: GridPreProcessEditCellProps) => {
      const login = String(props.value).trim();
      latest = login;
      if (!hasChanged || login === (row as Account).login) return { ...props, error: false };
      setMessage(`Checking “${login}”…`);
      setProblem('');
      const error = login === '' || (await isTaken(login));
      // Someone who types on during the request has started another check.
      if (latest === login) {
        setMessage(`“${login}” is available.`);
        setProblem(error ? `“${login}” isn’t available.` : '');
      }
      return { ...props, error };
    };
    return [
      { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
      {
        field: 'login',
        headerName: 'Login',
        flex: 1,
        minWidth: 170,
        editable: true,
        preProcessEditCellProps: check,
        // The debounce limits the number of requests while users type.
        renderEditCell: (params) => <GridEditInputCell {...params} debounceMs={400} />,
      },
    ];
  }, []);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 380 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          label="Accounts"
          // The grid doesn't call onCellEditStop while a value is invalid.
          onCellKeyDown={(_params, event) => {
            if (event.key !== 'Escape') return;
            setMessage(HINT);
            setProblem('');
          }}
          hideFooter
        />
      </div>
      <Typography>
        <span role="status">{problem === '' && message}</span>
        <span role="alert">{problem}</span>
      </Typography>
    </Stack>
  );
}
