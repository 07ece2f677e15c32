import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';

const questions = [
  { ask: 'Is the water warm?', answer: '26 degrees in the large pool, 31 in the small one.' },
  { ask: 'May I bring fins?', answer: 'In lane 1, and not on weekends.' },
  { ask: 'Where do I pay?', answer: 'At the desk, or at the machine beside the door.' },
];

export default function PoolQuestions() {
  return (
    <AccordionGroup variant="outlined" sx={{ width: 400, maxWidth: '100%', borderRadius: 'md' }}>
      {questions.map((question, index) => (
        <Accordion key={question.ask} defaultExpanded={index === 0}>
          <AccordionSummary>{question.ask}</AccordionSummary>
          <AccordionDetails>{question.answer}</AccordionDetails>
        </Accordion>
      ))}
    </AccordionGroup>
  );
}
