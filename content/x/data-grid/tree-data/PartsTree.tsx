import { DataGridPro, type DataGridProProps } from '@mui/x-data-grid-pro';
import { isLicensed } from './license';
import { columns, type Part, parts } from './parts';
import UnlicensedTree from './UnlicensedTree';

const getTreeDataPath: DataGridProProps<Part>['getTreeDataPath'] = (part) => part.path;

export default function PartsTree() {
  if (!isLicensed) return <UnlicensedTree />;
  return (
    <div style={{ width: '100%' }}>
      <DataGridPro
        aria-label="Parts of a bicycle"
        treeData
        getTreeDataPath={getTreeDataPath}
        defaultGroupingExpansionDepth={1}
        rows={parts}
        columns={columns}
        groupingColDef={{ headerName: 'Part', flex: 1, minWidth: 160 }}
        hideFooter
      />
    </div>
  );
}
