import type { GridColDef } from '@mui/x-data-grid-pro';

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

export const columns: GridColDef<Part>[] = [{ field: 'pieces', headerName: 'Pieces', type: 'number', width: 100 }];
