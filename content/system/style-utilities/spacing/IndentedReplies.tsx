import { Box } from '@mui/system';

const posts = [
  { text: 'The third kayak leaks again.', depth: 0 },
  { text: 'At the seam? I can glue it on Sunday.', depth: 1 },
  { text: 'Please, and look at the paddle too.', depth: 2 },
];

export default function IndentedReplies() {
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 1, width: 1, m: 0, p: 0, listStyle: 'none' }}>
      {posts.map((post) => (
        <Box
          key={post.text}
          component="li"
          sx={{ marginInlineStart: post.depth * 3, p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1 }}
        >
          {post.text}
        </Box>
      ))}
    </Box>
  );
}
