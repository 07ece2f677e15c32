// What the page shows when the site is built without a license key: the reason, and the same tree without a grid.
import Alert from '@mui/material/Alert';
import { parts } from './parts';

export default function UnlicensedTree() {
  return (
    <div style={{ width: '100%' }}>
      <Alert severity="info" role="status" sx={{ mb: 2 }}>
        Tree data is a feature of MUI X Pro, and this copy of the site is built without a license key. These are the
        parts that the grid would show, as a plain list.
      </Alert>
      <ul aria-label="Parts of a bicycle" style={{ margin: 0, paddingInlineStart: 8, listStyle: 'none' }}>
        <Branch path={[]} />
      </ul>
    </div>
  );
}

function Branch({ path }: { path: string[] }) {
  const rows = parts.filter(
    (part) => part.path.length === path.length + 1 && path.every((name, i) => part.path[i] === name),
  );
  return rows.map((part) => {
    const name = `${part.path.at(-1)}, ${part.pieces} ${part.pieces === 1 ? 'piece' : 'pieces'}`;
    const isGroup = parts.some(
      (other) => other.path.length > part.path.length && part.path.every((name, i) => other.path[i] === name),
    );
    return (
      <li key={part.id} style={{ lineHeight: 2 }}>
        {isGroup ? (
          <details open={path.length === 0}>
            <summary style={{ cursor: 'pointer' }}>{name}</summary>
            <ul style={{ margin: 0, paddingInlineStart: 24, listStyle: 'none' }}>
              <Branch path={part.path} />
            </ul>
          </details>
        ) : (
          name
        )}
      </li>
    );
  });
}
