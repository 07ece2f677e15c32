import CssBaseline from '@mui/material/CssBaseline';
import * as React from 'react';

export default function BaselineSwitch() {
  const [isOn, setOn] = React.useState(true);

  return (
    <div style={{ width: '100%', padding: 16, border: '2px dashed #7a8699' }}>
      {isOn && <CssBaseline enableColorScheme />}
      <label>
        <input type="checkbox" checked={isOn} onChange={(event) => setOn(event.target.checked)} /> CssBaseline
      </label>
      <p>
        The frame has a width of 100%, a padding and a border. <strong>Without the baseline it is too wide,</strong> and
        the page has a margin and another font.
      </p>
    </div>
  );
}
