import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { voices } from './pegContent';

const initials = (name: string) =>
  name
    .split(' ')
    .map(([first]) => first)
    .join('');

/** The ground is the same in both color schemes, so its colors are written out. */
export default function PegVoices() {
  return (
    <Box component="section" id="voices" aria-labelledby="voices-title" sx={{ bgcolor: '#1b2a86', color: '#fff' }}>
      <Container maxWidth="lg" sx={{ py: { xs: 7, md: 11 } }}>
        <Typography id="voices-title" variant="h2" sx={{ maxWidth: '20ch', textWrap: 'balance' }}>
          What the stairwell says
        </Typography>
        <Box
          component="ul"
          sx={{
            display: 'grid',
            gap: { xs: 5, md: 6 },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
            m: 0,
            mt: { xs: 4, md: 6 },
            p: 0,
            listStyle: 'none',
          }}
        >
          {voices.map(({ text, name, role }) => (
            <Box key={name} component="li">
              <Box
                component="figure"
                sx={{
                  display: 'flex',
                  flexDirection: 'column',
                  height: '100%',
                  m: 0,
                  pt: 3,
                  borderTop: '2px solid #ffd15c',
                }}
              >
                <Typography component="blockquote" sx={{ m: 0, mb: 3, fontSize: '1.1875rem', lineHeight: 1.5 }}>
                  {text}
                </Typography>
                <Box component="figcaption" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mt: 'auto' }}>
                  <Avatar
                    aria-hidden
                    sx={{ width: 40, height: 40, bgcolor: '#ffd15c', color: '#15193a', fontSize: 15, fontWeight: 650 }}
                  >
                    {initials(name)}
                  </Avatar>
                  <div>
                    <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
                    <Typography variant="body2" sx={{ color: '#cdd4ff' }}>
                      {role}
                    </Typography>
                  </div>
                </Box>
              </Box>
            </Box>
          ))}
        </Box>
      </Container>
    </Box>
  );
}
