import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, GridEditInputCell, type GridColDef } from '@mui/x-data-grid';
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
  const [status, setStatus] = React.useState({ text: HINT, isError: false });
  // An answer about any other login comes too late.
  const latest = React.useRef('');

  const columns = React.useMemo<GridColDef<Account>[]>(
    () => [
      { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
      {
        field: 'login',
        headerName: 'Login',
        flex: 1,
        minWidth: 170,
        editable: true,
        preProcessEditCellProps: async ({ props, row }) => {
          const login = String(props.value).trim();
          latest.current = login;
          if (login === (row as Account).login) return { ...props, error: false };
          setStatus({ text: `Checking “${login}”…`, isError: false });
          const error = login === '' || (await isTaken(login));
          if (latest.current === login) {
            setStatus({ text: `“${login}” ${error ? 'isn’t' : 'is'} available.`, isError: error });
          }
          return { ...props, error };
        },
        // The debounce limits the number of requests while users type.
        renderEditCell: (params) => <GridEditInputCell {...params} debounceMs={400} />,
      },
    ],
    [],
  );

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
            latest.current = '';
            setStatus({ text: HINT, isError: false });
          }}
          hideFooter
        />
      </div>
      <Typography>
        <span role="status">{!status.isError && status.text}</span>
        <span role="alert">{status.isError && status.text}</span>
      </Typography>
    </Stack>
  );
}
