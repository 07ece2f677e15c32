import { Box, styled } from '@mui/system';

const Ticket = styled('div')<{ kind?: 'day' | 'season'; used?: boolean }>({
  padding: '12px 16px',
  border: '1px solid',
  borderRadius: 8,
  variants: [
    { props: { kind: 'season' }, style: { borderWidth: 3, fontWeight: 700 } },
    { props: { used: true }, style: { borderStyle: 'dashed', textDecoration: 'line-through' } },
  ],
});

export default function TicketVariants() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Ticket>Day ticket</Ticket>
      <Ticket kind="season">Season ticket</Ticket>
      <Ticket used>Ticket of Sunday</Ticket>
    </Box>
  );
}
