import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { questions } from './pegContent';

export default function PegQuestions() {
  return (
    <Container
      component="section"
      id="questions"
      aria-labelledby="questions-title"
      maxWidth="lg"
      sx={{
        display: 'grid',
        gap: { xs: 3, md: 8 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1.6fr' },
        alignItems: 'start',
        py: { xs: 7, md: 11 },
      }}
    >
      <Typography id="questions-title" variant="h2" sx={{ textWrap: 'balance' }}>
        Asked at the first meeting
      </Typography>
      <div>
        {questions.map(({ question, answer }, index) => (
          <Accordion
            key={question}
            defaultExpanded={index === 0}
            disableGutters
            elevation={0}
            square
            sx={{ bgcolor: 'transparent', borderBottom: 1, borderColor: 'divider', '&::before': { display: 'none' } }}
          >
            <AccordionSummary
              id={`question-${index}`}
              aria-controls={`answer-${index}`}
              expandIcon={<ExpandMoreIcon />}
              sx={{ px: 0, py: 1 }}
            >
              <Typography component="span" variant="h3">
                {question}
              </Typography>
            </AccordionSummary>
            <AccordionDetails sx={{ px: 0, pt: 0, pb: 3 }}>
              <Box sx={{ color: 'text.secondary', maxWidth: '58ch' }}>{answer}</Box>
            </AccordionDetails>
          </Accordion>
        ))}
      </div>
    </Container>
  );
}
