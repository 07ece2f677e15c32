import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import Stack from '@mui/joy/Stack';
import * as React from 'react';

const all = ['Maps', 'Poems', 'Letters'];

export default function GenreFilter() {
  const [genres, setGenres] = React.useState(all);

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      {genres.map((genre) => (
        <Chip
          key={genre}
          size="lg"
          variant="outlined"
          endDecorator={
            <ChipDelete
              aria-label={`Remove ${genre}`}
              onDelete={() => setGenres((now) => now.filter((name) => name !== genre))}
            />
          }
        >
          {genre}
        </Chip>
      ))}
      <Button size="sm" variant="plain" onClick={() => setGenres(all)}>
        Restore
      </Button>
    </Stack>
  );
}
