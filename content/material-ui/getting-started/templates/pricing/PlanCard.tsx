import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { Billing, Plan } from './plans';

interface PlanCardProps {
  plan: Plan;
  billing: Billing;
}

export default function PlanCard({ plan, billing }: PlanCardProps) {
  const { name, text, price, action, features, isFavorite = false } = plan;
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        p: { xs: 3, lg: 4 },
        ...(isFavorite && {
          borderColor: 'primary.main',
          boxShadow:
            '0 0 0 1px var(--spoke-palette-primary-main), 0 24px 48px -24px rgb(var(--spoke-palette-primary-mainChannel) / 0.45)',
        }),
      }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1, minHeight: 32 }}>
        <Typography variant="h3" component="h2">
          {name}
        </Typography>
        {isFavorite && <Chip label="Most join here" color="primary" size="small" sx={{ fontWeight: 600 }} />}
      </Box>
      <Typography color="text.secondary" sx={{ mt: 0.5 }}>
        {text}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, mt: 3 }}>
        <Typography component="p" sx={{ fontSize: '3rem', fontWeight: 700, letterSpacing: '-0.04em', lineHeight: 1 }}>
          €{price[billing]}
        </Typography>
        <Typography color="text.secondary">{price[billing] === 0 ? 'for ever' : 'a month'}</Typography>
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1, minHeight: { md: '1.5em' } }}>
        {price[billing] > 0 && (billing === 'yearly' ? `€${price.yearly * 12} once a year` : 'Paid on the first')}
      </Typography>
      <Button variant={isFavorite ? 'contained' : 'outlined'} size="large" href="#join" fullWidth sx={{ mt: 2 }}>
        {action}
      </Button>
      <Box component="ul" sx={{ display: 'grid', gap: 1.25, m: 0, mt: 3, p: 0, listStyle: 'none' }}>
        {features.map((feature) => (
          <Box key={feature} component="li" sx={{ display: 'flex', gap: 1.25 }}>
            <CheckIcon fontSize="small" color="primary" aria-hidden sx={{ mt: '2px' }} />
            <Typography variant="body2" sx={{ lineHeight: 1.6 }}>
              {feature}
            </Typography>
          </Box>
        ))}
      </Box>
    </Paper>
  );
}
