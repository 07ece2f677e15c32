import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import * as React from 'react';

const steps = [
  { label: 'Choose a tool', text: 'The belt sander is free from Tuesday.' },
  { label: 'Leave a deposit', text: '20 €, in cash or by card. You get it back.' },
  { label: 'Pick it up', text: 'Shed 3, between 16:00 and 19:00.' },
];

export default function ToolLoan() {
  const [active, setActive] = React.useState(0);
  const isDone = active === steps.length;

  return (
    <div>
      <Stepper activeStep={active} orientation="vertical">
        {steps.map(({ label, text }, index) => (
          <Step key={label}>
            <StepLabel>{label}</StepLabel>
            <StepContent>
              <Typography sx={{ mb: 2 }}>{text}</Typography>
              <Stack direction="row" spacing={1}>
                <Button variant="contained" onClick={() => setActive(index + 1)}>
                  {index === steps.length - 1 ? 'Finish' : 'Next'}
                </Button>
                <Button disabled={index === 0} onClick={() => setActive(index - 1)}>
                  Back
                </Button>
              </Stack>
            </StepContent>
          </Step>
        ))}
      </Stepper>
      <Typography role="status" sx={{ mt: 1 }}>
        {isDone && 'All set. Bring it back within a week.'}
      </Typography>
      {isDone && <Button onClick={() => setActive(0)}>Lend another</Button>}
    </div>
  );
}
