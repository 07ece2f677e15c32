import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import ArticleArt from './ArticleArt';
import ArticleByline from './ArticleByline';
import { featured } from './articles';

/** All of it leads to the article: the link has a layer over its box, and its words stay a short name. */
export default function FeaturedArticle() {
  const { id, title, text, topic, scene } = featured;
  return (
    <Box
      component="article"
      id={id}
      sx={{
        position: 'relative',
        display: 'grid',
        alignItems: 'center',
        gap: { xs: 2.5, md: 5 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1.25fr 1fr' },
        '& svg': { transition: 'filter 150ms' },
        '&:hover svg': { filter: 'brightness(1.06)' },
      }}
    >
      <ArticleArt scene={scene} shape="16 / 10" />
      <div>
        <Typography variant="body2" color="primary" sx={{ fontWeight: 600, mb: 1 }}>
          {topic}
        </Typography>
        <Typography variant="h2" sx={{ textWrap: 'balance' }}>
          <Link
            href={`#${id}`}
            color="inherit"
            underline="hover"
            sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}
          >
            {title}
          </Link>
        </Typography>
        <Typography color="text.secondary" sx={{ mt: 1.5, lineHeight: 1.65 }}>
          {text}
        </Typography>
        <ArticleByline {...featured} />
      </div>
    </Box>
  );
}
