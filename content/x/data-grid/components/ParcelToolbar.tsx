import FilterListIcon from '@mui/icons-material/FilterList';
import SearchIcon from '@mui/icons-material/Search';
import Badge from '@mui/material/Badge';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  FilterPanelTrigger,
  type GridColDef,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'parcel', headerName: 'Parcel', width: 110 },
  { field: 'goes', headerName: 'Goes to', flex: 1, minWidth: 120 },
  { field: 'kilos', headerName: 'Kilos', type: 'number', width: 90 },
];

const rows = [
  { id: 1, parcel: 'P-104', goes: 'Upper village', kilos: 2.5 },
  { id: 2, parcel: 'P-105', goes: 'Harbor', kilos: 11 },
  { id: 3, parcel: 'P-106', goes: 'Lighthouse', kilos: 0.8 },
];

function SearchToolbar() {
  return (
    <Toolbar>
      <QuickFilter expanded style={{ flex: 1 }}>
        <QuickFilterControl
          render={({ ref, slotProps, ...props }) => (
            <TextField
              {...props}
              inputRef={ref}
              size="small"
              fullWidth
              placeholder="Search parcels"
              slotProps={{
                htmlInput: { ...slotProps?.htmlInput, 'aria-label': 'Search parcels' },
                input: {
                  startAdornment: (
                    <InputAdornment position="start">
                      <SearchIcon fontSize="small" />
                    </InputAdornment>
                  ),
                },
              }}
            />
          )}
        />
      </QuickFilter>
      <Tooltip title="Filters">
        <FilterPanelTrigger
          render={(props, state) => (
            <ToolbarButton {...props} color="default">
              <Badge badgeContent={state.filterCount} color="primary" variant="dot">
                <FilterListIcon fontSize="small" />
              </Badge>
            </ToolbarButton>
          )}
        />
      </Tooltip>
    </Toolbar>
  );
}

export default function ParcelToolbar() {
  return (
    <div style={{ height: 280, width: '100%' }}>
      <DataGrid
        aria-label="Parcels"
        rows={rows}
        columns={columns}
        slots={{ toolbar: SearchToolbar }}
        showToolbar
        hideFooter
      />
    </div>
  );
}
