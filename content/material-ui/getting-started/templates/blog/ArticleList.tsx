import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import ArticleArt from './ArticleArt';
import ArticleByline from './ArticleByline';
import type { Article } from './articles';

export default function ArticleList({ articles }: { articles: readonly Article[] }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {articles.map(({ id, title, text, topic, scene, ...byline }) => (
        <Box
          key={id}
          component="li"
          sx={{ py: 3.5, borderTop: 1, borderColor: 'divider', '&:first-of-type': { pt: 0, borderTop: 0 } }}
        >
          <Box
            component="article"
            id={id}
            sx={{
              position: 'relative',
              display: 'grid',
              alignItems: 'start',
              columnGap: { xs: 2, sm: 3.5 },
              gridTemplateColumns: { xs: 'minmax(0, 1fr) 96px', sm: '200px minmax(0, 1fr)' },
            }}
          >
            <Box sx={{ order: { xs: 2, sm: 0 } }}>
              <Box sx={{ display: { sm: 'none' } }}>
                <ArticleArt scene={scene} shape="1 / 1" />
              </Box>
              <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
                <ArticleArt scene={scene} shape="3 / 2" />
              </Box>
            </Box>
            <div>
              <Typography variant="body2" color="primary" sx={{ fontWeight: 600, mb: 0.5 }}>
                {topic}
              </Typography>
              <Typography variant="h3">
                <Link
                  href={`#${id}`}
                  color="inherit"
                  underline="hover"
                  sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}
                >
                  {title}
                </Link>
              </Typography>
              <Typography variant="body2" color="text.secondary" sx={{ mt: 1, lineHeight: 1.6 }}>
                {text}
              </Typography>
              <ArticleByline {...byline} />
            </div>
          </Box>
        </Box>
      ))}
      {articles.length === 0 && (
        <Typography component="li" color="text.secondary" sx={{ py: 6 }}>
          Nothing about that yet. The winter is long; come back.
        </Typography>
      )}
    </Box>
  );
}
