import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, useTheme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import * as React from 'react';
import PlanCard from './PlanCard';
import PlanTable from './PlanTable';
import { type Billing, plans, questions } from './plans';
import { spokeTheme } from './spokeTheme';

export default function SpokePricing() {
  const { direction } = useTheme();
  const theme = React.useMemo(() => spokeTheme(direction), [direction]);
  const [billing, setBilling] = React.useState<Billing>('yearly');
  const questionsId = React.useId();

  return (
    <ThemeProvider theme={theme}>
      <CssBaseline enableColorScheme />
      <Box sx={{ position: 'relative', overflow: 'clip' }}>
        <Box
          sx={{
            position: 'absolute',
            insetInlineEnd: { xs: -170, lg: -60 },
            top: { xs: -110, md: -90 },
            opacity: 0.12,
            pointerEvents: 'none',
          }}
        >
          <Wheel size={360} />
        </Box>
        <Container
          component="header"
          maxWidth="lg"
          sx={{ position: 'relative', display: 'flex', alignItems: 'center', gap: 1.5, py: 2.5 }}
        >
          <Wheel size={32} />
          <Typography sx={{ fontWeight: 700, letterSpacing: '-0.02em', flex: 1 }}>Spoke & Hub</Typography>
          <Button href="#questions" color="inherit">
            Questions
          </Button>
        </Container>

        <main>
          <Container
            maxWidth="lg"
            sx={{ position: 'relative', pt: { xs: 5, md: 9 }, pb: { xs: 5, md: 7 }, textAlign: 'center' }}
          >
            <Typography variant="h1" sx={{ mx: 'auto', maxWidth: '15ch', textWrap: 'balance' }}>
              A workshop that belongs to its riders
            </Typography>
            <Typography
              color="text.secondary"
              sx={{ mt: 2.5, mx: 'auto', maxWidth: '46ch', fontSize: '1.125rem', textWrap: 'balance' }}
            >
              Every fee goes into tools, rent and tea. Leave whenever you like.
            </Typography>
            <ToggleButtonGroup
              exclusive
              color="primary"
              aria-label="How to pay"
              value={billing}
              onChange={(_event, next: Billing | null) => next && setBilling(next)}
              sx={{ mt: 4, bgcolor: 'background.paper', '& .MuiToggleButton-root': { px: 2.5, py: 1 } }}
            >
              <ToggleButton value="monthly">Monthly</ToggleButton>
              <ToggleButton value="yearly">Yearly, two months free</ToggleButton>
            </ToggleButtonGroup>
          </Container>

          <Container maxWidth="lg" id="join">
            <Box
              component="ul"
              sx={{
                display: 'grid',
                gap: 3,
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
                maxWidth: { xs: 520, md: 'none' },
                m: 0,
                mx: { xs: 'auto', md: 0 },
                p: 0,
                listStyle: 'none',
              }}
            >
              {plans.map((plan) => (
                <PlanCard key={plan.name} plan={plan} billing={billing} />
              ))}
            </Box>
          </Container>

          <Container maxWidth="md" sx={{ py: { xs: 8, md: 12 } }}>
            <PlanTable />
            <Box component="section" id="questions" aria-labelledby={questionsId} sx={{ mt: { xs: 8, md: 12 } }}>
              <Typography id={questionsId} variant="h2" sx={{ mb: 2 }}>
                Questions at the counter
              </Typography>
              {questions.map(({ question, answer }) => (
                <Accordion
                  key={question}
                  disableGutters
                  elevation={0}
                  square
                  sx={{
                    bgcolor: 'transparent',
                    borderBottom: 1,
                    borderColor: 'divider',
                    '&::before': { display: 'none' },
                  }}
                >
                  <AccordionSummary expandIcon={<ExpandMoreIcon />} sx={{ px: 0, py: 0.5 }}>
                    <Typography component="span" sx={{ fontWeight: 600 }}>
                      {question}
                    </Typography>
                  </AccordionSummary>
                  <AccordionDetails sx={{ px: 0, pt: 0, pb: 2.5 }}>
                    <Typography color="text.secondary" sx={{ maxWidth: '60ch' }}>
                      {answer}
                    </Typography>
                  </AccordionDetails>
                </Accordion>
              ))}
            </Box>
          </Container>
        </main>
      </Box>
    </ThemeProvider>
  );
}

/** A wheel with twelve spokes. */
function Wheel({ size }: { size: number }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 100 100"
      aria-hidden="true"
      sx={{ display: 'block', width: size, height: size, color: 'primary.main' }}
    >
      <circle cx="50" cy="50" r="44" fill="none" stroke="currentColor" strokeWidth="8" />
      {Array.from({ length: 6 }, (_, index) => (
        <path
          key={index}
          d="M50 6v88"
          stroke="currentColor"
          strokeWidth="2.5"
          transform={`rotate(${index * 30} 50 50)`}
        />
      ))}
      <circle cx="50" cy="50" r="9" fill="currentColor" />
    </Box>
  );
}
