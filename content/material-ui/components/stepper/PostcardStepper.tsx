import Button from '@mui/material/Button';
import MobileStepper from '@mui/material/MobileStepper';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import * as React from 'react';

const cards = ['Fold the sail along the seam.', 'Roll it from the foot upward.', 'Tie it with the two short ropes.'];

export default function PostcardStepper() {
  const [step, setStep] = React.useState(0);

  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 360 }}>
      <Typography role="status" sx={{ p: 3, minHeight: 72 }}>
        {step + 1} of {cards.length}: {cards[step]}
      </Typography>
      <MobileStepper
        position="static"
        steps={cards.length}
        activeStep={step}
        sx={{ bgcolor: 'transparent' }}
        backButton={
          <Button size="small" disabled={step === 0} onClick={() => setStep(step - 1)}>
            Back
          </Button>
        }
        nextButton={
          <Button size="small" disabled={step === cards.length - 1} onClick={() => setStep(step + 1)}>
            Next
          </Button>
        }
      />
    </Paper>
  );
}
