import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import Paper from '@mui/material/Paper';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { ThemeProvider, useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import * as React from 'react';
import AddressStep from './AddressStep';
import { checkAddress, checkPayment, emptyOrder, type Field, type Mistakes, type Order } from './checkOrder';
import OrderPlaced from './OrderPlaced';
import OrderSummary from './OrderSummary';
import { money, total } from './orderData';
import PaymentStep from './PaymentStep';
import ReviewStep from './ReviewStep';
import { seedTheme } from './seedTheme';

const steps = ['Address', 'Payment', 'Review'];
const checks: readonly ((order: Order) => Mistakes)[] = [checkAddress, checkPayment, () => ({})];

export default function SeedCheckout() {
  const { direction } = useTheme();
  const theme = React.useMemo(() => seedTheme(direction), [direction]);
  const [step, setStep] = React.useState(0);
  const [order, setOrder] = React.useState(emptyOrder);
  const [mistakes, setMistakes] = React.useState<Mistakes>({});
  const form = React.useRef<HTMLFormElement>(null);

  const change = (field: Field, value: string) => {
    setOrder((current) => ({ ...current, [field]: value }));
    setMistakes(({ [field]: _mended, ...others }) => others);
  };
  const submit = (event: React.SyntheticEvent) => {
    event.preventDefault();
    const found = checks[step]?.(order) ?? {};
    setMistakes(found);
    const [first] = Object.keys(found);
    if (first !== undefined) {
      form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
      return;
    }
    // After the last step: send the order to your server, and wait for its answer.
    setStep(step + 1);
  };
  const goTo = (next: number) => {
    setMistakes({});
    setStep(next);
  };
  const props = { order, mistakes, onChange: change };
  const count = Object.keys(mistakes).length;

  return (
    <ThemeProvider theme={theme}>
      <CssBaseline enableColorScheme />
      <Box
        sx={{
          display: 'grid',
          alignItems: 'start',
          gap: { xs: 2, md: 5 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 380px' },
          maxWidth: 1120,
          minHeight: '100dvh',
          alignContent: 'start',
          mx: 'auto',
          px: { xs: 2, sm: 4 },
          py: { xs: 3, md: 6 },
        }}
      >
        <Box component="header" sx={{ gridColumn: '1 / -1', display: 'flex', alignItems: 'center', gap: 2 }}>
          <Sprout />
          <div>
            <Typography variant="h1">Thistle Lane Seed Library</Typography>
            <Typography color="text.secondary">Checkout</Typography>
          </div>
        </Box>

        <Box component="aside" aria-label="Your order" sx={{ order: { md: 2 }, minWidth: 0 }}>
          {/* Folded on small windows, where the form comes first. */}
          <Accordion
            variant="outlined"
            slotProps={{ heading: { component: 'h2' } }}
            sx={{ display: { md: 'none' }, borderRadius: 1, '&::before': { display: 'none' } }}
          >
            <AccordionSummary expandIcon={<ExpandMoreIcon />} id="order-head" aria-controls="order-body">
              <Box sx={{ display: 'flex', justifyContent: 'space-between', flex: 1 }}>
                <Typography component="span" sx={{ fontWeight: 600 }}>
                  Your order
                </Typography>
                <Typography component="span" sx={{ fontWeight: 600, marginInlineEnd: 1 }}>
                  {money(total)}
                </Typography>
              </Box>
            </AccordionSummary>
            <AccordionDetails>
              <OrderSummary />
            </AccordionDetails>
          </Accordion>
          <Paper variant="outlined" sx={{ display: { xs: 'none', md: 'block' }, p: 3 }}>
            <Typography variant="h2" sx={{ mb: 2.5 }}>
              Your order
            </Typography>
            <OrderSummary />
          </Paper>
        </Box>

        <Paper component="main" variant="outlined" sx={{ p: { xs: 2.5, sm: 4 }, minWidth: 0 }}>
          {step === steps.length ? (
            <OrderPlaced
              order={order}
              onAgain={() => {
                setOrder(emptyOrder);
                goTo(0);
              }}
            />
          ) : (
            <form ref={form} noValidate onSubmit={submit}>
              <Stepper
                activeStep={step}
                sx={{
                  mb: 4,
                  mx: { xs: -0.5, sm: -1 },
                  '& .MuiStep-root': { px: { xs: 0.5, sm: 1 } },
                  '& .MuiStepLabel-iconContainer': { pr: { xs: 0.5, sm: 1 } },
                  '& .MuiStepLabel-label': { fontSize: { xs: '0.8125rem', sm: '0.875rem' } },
                }}
              >
                {steps.map((label, index) => (
                  <Step key={label} aria-current={index === step ? 'step' : undefined}>
                    <StepLabel>{label}</StepLabel>
                  </Step>
                ))}
              </Stepper>
              <Typography variant="h2" sx={{ mb: 3 }}>
                {['Where do the seeds go?', 'Payment', 'Is everything right?'][step]}
              </Typography>
              <Box role="status">
                {count > 0 && (
                  <Alert severity="error" sx={{ mb: 3 }}>
                    {count === 1 ? 'One field needs another look.' : `${count} fields need another look.`}
                  </Alert>
                )}
              </Box>
              {step === 0 && <AddressStep {...props} />}
              {step === 1 && <PaymentStep {...props} />}
              {step === 2 && <ReviewStep order={order} onEdit={goTo} />}
              <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mt: 3 }}>
                <Button disabled={step === 0} onClick={() => goTo(step - 1)}>
                  Back
                </Button>
                <Button type="submit" variant="contained" size="large">
                  {step === steps.length - 1 ? `Pay ${money(total)}` : 'Continue'}
                </Button>
              </Box>
            </form>
          )}
        </Paper>
      </Box>
    </ThemeProvider>
  );
}

function Sprout() {
  return (
    <Box
      component="svg"
      viewBox="0 0 48 56"
      aria-hidden="true"
      sx={{ width: 40, height: 47, flexShrink: 0, color: 'primary.main' }}
    >
      <path d="M24 54V26" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
      <path d="M24 36C10 36 2 28 2 16c14 0 22 8 22 20z" fill="currentColor" />
      <path d="M24 27C24 13 32 4 46 4c0 14-8 23-22 23z" fill="currentColor" opacity="0.65" />
    </Box>
  );
}
