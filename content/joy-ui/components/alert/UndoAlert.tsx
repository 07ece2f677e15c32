import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import * as React from 'react';

export default function UndoAlert() {
  const [deleted, setDeleted] = React.useState(false);

  if (!deleted) {
    return (
      <Button variant="outlined" color="danger" onClick={() => setDeleted(true)}>
        Delete the draft
      </Button>
    );
  }
  return (
    <Alert
      role="status"
      variant="solid"
      color="primary"
      invertedColors
      endDecorator={
        <Button size="sm" onClick={() => setDeleted(false)}>
          Undo
        </Button>
      }
      sx={{ width: '100%', maxWidth: 420 }}
    >
      The draft is deleted.
    </Alert>
  );
}
