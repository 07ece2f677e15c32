import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import * as React from 'react';

export default function PasswordField() {
  const [shown, setShown] = React.useState(false);

  return (
    <TextField
      label="New password"
      type={shown ? 'text' : 'password'}
      autoComplete="new-password"
      helperText="At least 12 characters"
      slotProps={{
        htmlInput: { minLength: 12 },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                aria-label={shown ? 'Hide password' : 'Show password'}
                edge="end"
                onClick={() => setShown((previous) => !previous)}
              >
                {shown ? <VisibilityOffIcon /> : <VisibilityIcon />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
