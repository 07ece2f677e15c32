import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionActions from '@mui/material/AccordionActions';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import * as React from 'react';

export default function RepairSteps() {
  const [isOrdered, setOrdered] = React.useState(false);
  const id = React.useId();

  return (
    <div style={{ width: '100%', maxWidth: 480 }}>
      <Accordion defaultExpanded>
        <AccordionSummary expandIcon={<ExpandMoreIcon />} id={`${id}-brake`} aria-controls={`${id}-brake-text`}>
          <Typography component="span" sx={{ width: '40%' }}>
            Brake
          </Typography>
          <Typography component="span" color="text.secondary">
            {isOrdered ? 'Ordered' : 'Worn'}
          </Typography>
        </AccordionSummary>
        <AccordionDetails>Both pads are below 1 mm. A new pair costs 14 €.</AccordionDetails>
        <AccordionActions>
          <Button disabled={isOrdered} onClick={() => setOrdered(true)}>
            Order pads
          </Button>
        </AccordionActions>
      </Accordion>
      <Accordion disabled>
        <AccordionSummary expandIcon={<ExpandMoreIcon />} id={`${id}-chain`} aria-controls={`${id}-chain-text`}>
          <Typography component="span" sx={{ width: '40%' }}>
            Chain
          </Typography>
          <Typography component="span">Not checked yet</Typography>
        </AccordionSummary>
        <AccordionDetails>Waits for the gauge.</AccordionDetails>
      </Accordion>
    </div>
  );
}
