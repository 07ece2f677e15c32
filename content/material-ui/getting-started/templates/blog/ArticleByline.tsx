import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Article } from './articles';

export default function ArticleByline({ author, date, minutes }: Pick<Article, 'author' | 'date' | 'minutes'>) {
  return (
    <Typography
      variant="body2"
      color="text.secondary"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, mt: 1.5 }}
    >
      <Box component="span" sx={{ color: 'text.primary', fontWeight: 600 }}>
        {author}
      </Box>
      <span aria-hidden>·</span>
      <bdi>{date}</bdi>
      <span aria-hidden>·</span>
      <bdi>{minutes} min</bdi>
    </Typography>
  );
}
