import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { footerLinks } from './readingRoomData';

export default function ReadingRoomFooter() {
  return (
    <Box
      component="footer"
      id="contact"
      sx={{ mt: 'auto', py: 3, borderTop: 1, borderColor: 'divider', bgcolor: 'background.paper' }}
    >
      <Container
        maxWidth="md"
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', sm: 'row' },
          justifyContent: 'space-between',
          gap: 2,
        }}
      >
        <div>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            Mill Lane Reading Room
          </Typography>
          <Typography variant="body2" color="text.secondary">
            7 Mill Lane, above the weir
          </Typography>
        </div>
        <Box component="nav" aria-label="Footer">
          <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, m: 0, p: 0, listStyle: 'none' }}>
            {footerLinks.map(({ label, href }) => (
              <li key={href}>
                <Link
                  href={href}
                  variant="body2"
                  color="text.secondary"
                  underline="hover"
                  sx={{ display: 'block', py: 0.75 }}
                >
                  {label}
                </Link>
              </li>
            ))}
          </Box>
        </Box>
      </Container>
    </Box>
  );
}
