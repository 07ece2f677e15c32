import type { GridColDef } from '@mui/x-data-grid';

export interface Part {
  id: number;
  path: string[];
  pieces: number;
}

export const parts: Part[] = [
  { id: 1, path: ['Bicycle'], pieces: 1 },
  { id: 2, path: ['Bicycle', 'Wheel'], pieces: 2 },
  { id: 3, path: ['Bicycle', 'Wheel', 'Spoke'], pieces: 64 },
  { id: 4, path: ['Bicycle', 'Frame'], pieces: 1 },
];

export const columns: GridColDef<Part>[] = [
  { field: 'name', headerName: 'Part', flex: 1, minWidth: 160, valueGetter: (_value, part) => part.path.at(-1) },
  { field: 'pieces', headerName: 'Pieces', type: 'number', width: 100 },
];
