import type { DataModel, DataModelId, DataSource, OmitId } from '@toolpad/core/Crud';

export interface Seed extends DataModel {
  id: string;
  name: string;
  packets: number;
}

/** A data source over an array. Every call creates a separate store. */
export function createSeedStore(): Required<DataSource<Seed>> {
  let seeds: Seed[] = [
    { id: 'bean', name: 'Broad bean', packets: 12 },
    { id: 'fennel', name: 'Fennel', packets: 3 },
    { id: 'kale', name: 'Red kale', packets: 7 },
  ];
  let created = 0;

  const find = (id: DataModelId): Seed => {
    const seed = seeds.find((item) => item.id === id);
    if (seed === undefined) throw new Error(`There is no seed ${id}.`);
    return seed;
  };
  const read = ({ name = '', packets = 0 }: Partial<OmitId<Seed>>) => ({ name, packets });

  return {
    fields: [
      { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
      { field: 'packets', headerName: 'Packets', type: 'number', width: 110 },
    ],
    getMany: ({ paginationModel: { page, pageSize }, sortModel: [sort] }) => {
      const items = [...seeds];
      if (sort?.field === 'name') items.sort((a, b) => a.name.localeCompare(b.name));
      if (sort?.field === 'packets') items.sort((a, b) => a.packets - b.packets);
      if (sort?.sort === 'desc') items.reverse();
      return {
        items: items.slice(page * pageSize, (page + 1) * pageSize),
        itemCount: seeds.length,
      };
    },
    getOne: find,
    createOne: (values) => {
      created += 1;
      const seed: Seed = { id: `seed-${created}`, ...read(values) };
      seeds = [...seeds, seed];
      return seed;
    },
    updateOne: (id, values) => {
      const seed: Seed = { id: find(id).id, ...read(values) };
      seeds = seeds.map((item) => (item.id === id ? seed : item));
      return seed;
    },
    deleteOne: (id) => {
      seeds = seeds.filter((item) => item.id !== id);
    },
    validate: (values) => {
      const { name, packets } = read(values);
      const issues = [
        ...(name.trim() === '' ? [{ message: 'Enter a name.', path: ['name'] }] : []),
        ...(packets < 0 ? [{ message: 'Enter 0 or more.', path: ['packets'] }] : []),
      ];
      return issues.length > 0 ? { issues } : { value: values };
    },
  };
}
