import Alert from '@mui/material/Alert';
import { DataGrid } from '@mui/x-data-grid';
import { DataGridPro, type DataGridProProps } from '@mui/x-data-grid-pro';
import { isLicensed } from './license';
import { columns, type Part, parts } from './parts';

const getTreeDataPath: DataGridProProps<Part>['getTreeDataPath'] = (part) => part.path;

export default function PartsTree() {
  if (!isLicensed) {
    return (
      <div style={{ width: '100%' }}>
        <Alert severity="info" role="status" sx={{ mb: 2 }}>
          This site is built without a license key, so the parts stand in a flat list of the free grid.
        </Alert>
        <DataGrid aria-label="Parts of a bicycle" rows={parts} columns={columns} hideFooter />
      </div>
    );
  }
  return (
    <div style={{ width: '100%' }}>
      <DataGridPro
        aria-label="Parts of a bicycle"
        treeData
        getTreeDataPath={getTreeDataPath}
        defaultGroupingExpansionDepth={1}
        rows={parts}
        columns={columns.filter(({ field }) => field !== 'name')}
        groupingColDef={{ headerName: 'Part', flex: 1, minWidth: 160 }}
        hideFooter
      />
    </div>
  );
}
