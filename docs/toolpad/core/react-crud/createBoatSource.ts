import type { DataField, DataModelId, DataSource } from '@toolpad/core/Crud';
import { boats, type Boat } from './boats';

/** Column filters are off, because `getMany` below knows the search field only. */
const boatFields: DataField[] = [
  { field: 'name', filterable: false, headerName: 'Name', width: 130 },
  {
    field: 'kind',
    filterable: false,
    headerName: 'Kind',
    type: 'singleSelect',
    valueOptions: [
      { value: 'sail', label: 'Sailing boat' },
      { value: 'motor', label: 'Motor boat' },
    ],
    width: 130,
  },
  { field: 'length', filterable: false, headerName: 'Length in m', type: 'number', width: 110 },
  {
    field: 'launched',
    filterable: false,
    headerName: 'Launched',
    type: 'date',
    valueGetter: (value: string | null) => (value ? new Date(value) : null),
    width: 110,
  },
  { field: 'forRent', filterable: false, headerName: 'For rent', type: 'boolean' },
];

function compare(a: unknown, b: unknown) {
  return typeof a === 'number' && typeof b === 'number'
    ? a - b
    : String(a).localeCompare(String(b), 'en');
}

/** All five methods over an array; in an app each of them is a request. */
export function createBoatSource(): DataSource<Boat> & Required<DataSource<Boat>> {
  let rows: Boat[] = [...boats];

  /** The id is a string when it comes from the address. */
  const find = (id: DataModelId) => {
    const row = rows.find((boat) => boat.id === Number(id));
    if (!row) throw new Error('This boat does not exist.');
    return row;
  };

  return {
    fields: boatFields,
    getMany: ({ paginationModel: { page, pageSize }, sortModel, filterModel }) => {
      const words = (filterModel.quickFilterValues ?? []).map((word) => String(word).toLowerCase());
      const items = rows.filter((boat) =>
        words.every((word) => boat.name.toLowerCase().includes(word)),
      );
      for (const { field, sort } of [...sortModel].reverse()) {
        const sign = sort === 'desc' ? -1 : 1;
        items.sort((a, b) => sign * compare(a[field], b[field]));
      }
      return {
        items: items.slice(page * pageSize, (page + 1) * pageSize),
        itemCount: items.length,
      };
    },
    getOne: find,
    createOne: (data) => {
      const id = Math.max(0, ...rows.map((boat) => boat.id)) + 1;
      const boat = { ...data, id } as Boat;
      rows = [...rows, boat];
      return boat;
    },
    updateOne: (id, data) => {
      const boat = { ...find(id), ...data };
      rows = rows.map((row) => (row.id === boat.id ? boat : row));
      return boat;
    },
    deleteOne: (id) => {
      const { id: found } = find(id);
      rows = rows.filter((row) => row.id !== found);
    },
    validate: (data) => {
      const issues = [];
      if (!data.name) issues.push({ path: ['name'], message: 'The boat needs a name.' });
      if (!data.kind) issues.push({ path: ['kind'], message: 'Choose a kind.' });
      if (!data.length || data.length < 2 || data.length > 40) {
        issues.push({ path: ['length'], message: 'Between 2 and 40 meters.' });
      }
      return issues.length > 0 ? { issues } : { value: data };
    },
  };
}
