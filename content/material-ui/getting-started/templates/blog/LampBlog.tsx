import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import * as React from 'react';
import ArticleList from './ArticleList';
import { articles, type Topic, topics } from './articles';
import BlogSidebar from './BlogSidebar';
import FeaturedArticle from './FeaturedArticle';
import { lampTheme } from './lampTheme';

export default function LampBlog() {
  const { direction } = useTheme();
  const theme = React.useMemo(() => lampTheme(direction), [direction]);
  const [topic, setTopic] = React.useState<Topic | null>(null);
  const shown = articles.filter((article) => topic === null || article.topic === topic);

  return (
    <ThemeProvider theme={theme}>
      <CssBaseline enableColorScheme />
      <Box component="header" sx={{ borderBottom: 1, borderColor: 'divider' }}>
        <Container maxWidth="lg" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 2 }}>
          <Lamp />
          <div>
            <Typography variant="h1">The Lamp Room</Typography>
            <Typography variant="body2" color="text.secondary">
              Notes from a working lighthouse
            </Typography>
          </div>
        </Container>
      </Box>
      <Container component="main" maxWidth="lg" sx={{ py: { xs: 3, md: 6 } }}>
        <FeaturedArticle />
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 5, md: 8 },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 288px' },
            mt: { xs: 5, md: 8 },
          }}
        >
          <Box component="section" aria-labelledby="articles-title">
            <Box
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                justifyContent: 'space-between',
                gap: 2,
                mb: 3.5,
              }}
            >
              <Typography id="articles-title" variant="h3" component="h2">
                Latest notes
              </Typography>
              <Box role="group" aria-label="Topic" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                {[null, ...topics].map((name) => (
                  <Chip
                    key={name}
                    label={name ?? 'All'}
                    clickable
                    component="button"
                    aria-pressed={name === topic}
                    color={name === topic ? 'primary' : 'default'}
                    variant={name === topic ? 'filled' : 'outlined'}
                    onClick={() => setTopic(name)}
                  />
                ))}
              </Box>
            </Box>
            <ArticleList articles={shown} />
          </Box>
          <BlogSidebar />
        </Box>
      </Container>
      <Box component="footer" sx={{ borderTop: 1, borderColor: 'divider', py: 4 }}>
        <Container maxWidth="lg">
          <Typography variant="body2" color="text.secondary">
            Written by hand, sent by radio. All drawings are ours.
          </Typography>
        </Container>
      </Box>
    </ThemeProvider>
  );
}

function Lamp() {
  return (
    <Box component="svg" viewBox="0 0 40 48" aria-hidden="true" sx={{ width: 36, height: 43, color: 'primary.main' }}>
      <path d="M8 14C9 4 31 4 32 14z" fill="currentColor" />
      <path d="M11 16h18v16H11z" fill="#f5c451" />
      <path d="M6 34h28v4H6zM10 40h20v6H10z" fill="currentColor" />
    </Box>
  );
}
