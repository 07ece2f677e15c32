import { Box } from '@mui/system';

const loans = [
  { title: 'A field guide to the mosses, ferns and lichens of northern moors', due: '4 May' },
  { title: 'Knots', due: '11 May' },
];

export default function ClippedTitle() {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, width: 1, maxWidth: 360, listStyle: 'none' }}>
      {loans.map((loan) => (
        <Box
          key={loan.title}
          component="li"
          sx={{ display: 'flex', gap: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}
        >
          <Box
            component="span"
            sx={{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
          >
            {loan.title}
          </Box>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {loan.due}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
