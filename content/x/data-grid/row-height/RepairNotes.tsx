import { DataGrid, type GridColDef, gridClasses } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'bike', headerName: 'Bicycle', width: 110 },
  { field: 'note', headerName: 'Note of the workshop', flex: 1, minWidth: 180 },
];

const rows = [
  { id: 1, bike: 'Cargo 3', note: 'Brake pads replaced.' },
  {
    id: 2,
    bike: 'Tandem',
    note: 'The rear wheel was out of true. Two spokes are new, and the rim tape with them. Check the tension again after a hundred kilometers.',
  },
  { id: 3, bike: 'Folder 12', note: 'Hinge greased. The left pedal has play; a new one is on order.' },
];

export default function RepairNotes() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Repairs"
        rows={rows}
        columns={columns}
        getRowHeight={() => 'auto'}
        hideFooter
        sx={{ [`& .${gridClasses.cell}`]: { py: 1.25, lineHeight: 1.5 } }}
      />
    </div>
  );
}
