import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import * as React from 'react';

const archive = ['Chart of the bay', 'Log of the Curlew', 'Log of the Eider'];

export default function ArchiveSearch() {
  const [text, setText] = React.useState('');
  const [found, setFound] = React.useState<string[] | null>([]);

  React.useEffect(() => {
    setFound(text === '' ? [] : null);
    // Stands for a request to a server.
    const request = setTimeout(() => {
      setFound(text === '' ? [] : archive.filter((title) => title.toLowerCase().includes(text.toLowerCase())));
    }, 800);
    return () => clearTimeout(request);
  }, [text]);

  return (
    <Autocomplete
      fullWidth
      sx={{ maxWidth: 320 }}
      options={found ?? []}
      loading={found === null}
      noOptionsText="Try “log” or “chart”"
      filterOptions={(options) => options}
      onInputChange={(_event, next) => setText(next)}
      renderInput={(params) => <TextField {...params} label="Document" />}
    />
  );
}
