import { AppProvider, type Navigation, type Router } from '@toolpad/core/AppProvider';
import { Crud, type DataModel, type DataSource } from '@toolpad/core/Crud';
import * as React from 'react';

interface Seed extends DataModel {
  id: number;
  name: string;
  kind: string;
  bags: number;
}

let seeds: Seed[] = [
  { id: 1, name: 'Winter kale', kind: 'leaf', bags: 40 },
  { id: 2, name: 'Long radish', kind: 'root', bags: 65 },
  { id: 3, name: 'Butter squash', kind: 'fruit', bags: 22 },
];

const find = (id: unknown) => {
  const seed = seeds.find((one) => one.id === Number(id));
  if (!seed) throw new Error(`There is no seed ${id}.`);
  return seed;
};

const dataSource: DataSource<Seed> = {
  fields: [
    { field: 'id', headerName: 'No.', width: 70 },
    { field: 'name', headerName: 'Seed', flex: 1, minWidth: 130 },
    { field: 'kind', headerName: 'Kind', type: 'singleSelect', valueOptions: ['leaf', 'root', 'fruit'], width: 100 },
    { field: 'bags', headerName: 'Bags', type: 'number', width: 90 },
  ],
  getMany: ({ paginationModel: { page, pageSize } }) => ({
    items: seeds.slice(page * pageSize, (page + 1) * pageSize),
    itemCount: seeds.length,
  }),
  getOne: find,
  createOne: (data) => {
    const seed = { ...data, id: Math.max(0, ...seeds.map(({ id }) => id)) + 1 } as Seed;
    seeds = [...seeds, seed];
    return seed;
  },
  updateOne: (id, data) => {
    seeds = seeds.map((seed) => (seed.id === Number(id) ? { ...seed, ...data } : seed));
    return find(id);
  },
  deleteOne: (id) => {
    seeds = seeds.filter((seed) => seed.id !== Number(id));
  },
  validate: (values) =>
    values.name ? { value: values } : { issues: [{ message: 'A seed needs a name.', path: ['name'] }] },
};

const navigation: Navigation = [{ segment: 'seeds', title: 'Seeds', pattern: 'seeds{/:id}*' }];

interface DemoProps {
  /** Window of the frame that shows the demo. An app does not need it. */
  window?: () => Window;
}

export default function SeedBank({ window }: DemoProps) {
  const [pathname, setPathname] = React.useState('/seeds');
  const router = React.useMemo<Router>(
    () => ({ pathname, searchParams: new URLSearchParams(), navigate: (url) => setPathname(String(url)) }),
    [pathname],
  );

  return (
    <AppProvider navigation={navigation} router={router} window={window?.()}>
      <Crud<Seed>
        dataSource={dataSource}
        rootPath="/seeds"
        initialPageSize={10}
        defaultValues={{ kind: 'leaf', bags: 1 }}
        pageTitles={{ list: 'Seeds', create: 'New seed', edit: 'Change seed', show: 'Seed' }}
      />
    </AppProvider>
  );
}
