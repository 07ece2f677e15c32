import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import * as React from 'react';

const rules = [
  { id: 'arrive', title: 'Arriving late', text: 'The key box at the gate opens from 20:00. Your code is in the mail.' },
  { id: 'fires', title: 'Fires', text: 'In the stone ring only, and never when the red flag is up.' },
  { id: 'waste', title: 'Waste', text: 'Glass and paper go behind the barn. Take the rest home, please.' },
];

export default function HouseRules() {
  const [open, setOpen] = React.useState<string | null>('fires');
  const id = React.useId();

  return (
    <div>
      {rules.map((rule) => (
        <Accordion
          key={rule.id}
          expanded={open === rule.id}
          onChange={(_event, isOpen) => setOpen(isOpen ? rule.id : null)}
        >
          <AccordionSummary
            expandIcon={<ExpandMoreIcon />}
            id={`${id}-${rule.id}`}
            aria-controls={`${id}-${rule.id}-text`}
          >
            <Typography component="span">{rule.title}</Typography>
          </AccordionSummary>
          <AccordionDetails>{rule.text}</AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}
