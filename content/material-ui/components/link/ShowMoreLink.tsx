import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import * as React from 'react';

export default function ShowMoreLink() {
  const [isOpen, setOpen] = React.useState(false);
  const id = React.useId();

  return (
    <Typography component="div" sx={{ maxWidth: 420 }}>
      The choir takes twelve new voices in autumn.{' '}
      <Link component="button" type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Hide who is wanted' : 'Show who is wanted'}
      </Link>
      <div id={id} hidden={!isOpen}>
        Three tenors, four basses, and five altos who can read notes.
      </div>
    </Typography>
  );
}
