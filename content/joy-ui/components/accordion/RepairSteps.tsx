import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import * as React from 'react';

const steps = [
  { name: 'Take the wheel off', text: 'Open the brake, then the axle.' },
  { name: 'Find the hole', text: 'Pump the tube up and hold it under water.' },
  { name: 'Patch it', text: 'Roughen, glue, wait five minutes, press.' },
];

export default function RepairSteps() {
  const [open, setOpen] = React.useState<string | null>('Find the hole');

  return (
    <AccordionGroup size="lg" transition="0.15s ease-out" sx={{ width: 400, maxWidth: '100%' }}>
      {steps.map((step) => (
        <Accordion
          key={step.name}
          expanded={open === step.name}
          onChange={(_event, expanded) => setOpen(expanded ? step.name : null)}
        >
          <AccordionSummary>{step.name}</AccordionSummary>
          <AccordionDetails>{step.text}</AccordionDetails>
        </Accordion>
      ))}
    </AccordionGroup>
  );
}
