import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const stops = [
  { place: 'Packed', note: 'May 4' },
  { place: 'On the road', note: 'May 5' },
  { place: 'At the customs', note: 'Papers missing', isHeld: true },
  { place: 'Delivered' },
];

export default function ParcelTrack() {
  return (
    <Stepper activeStep={2} alternativeLabel aria-label="Way of the parcel">
      {stops.map(({ place, note, isHeld }) => (
        <Step key={place}>
          <StepLabel error={isHeld} optional={note && <Typography variant="caption">{note}</Typography>}>
            {place}
          </StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
