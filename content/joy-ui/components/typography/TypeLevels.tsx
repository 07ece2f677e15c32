import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const levels = ['h2', 'h4', 'title-lg', 'title-sm', 'body-md', 'body-sm', 'body-xs'] as const;

export default function TypeLevels() {
  return (
    <Stack spacing={1}>
      {levels.map((level) => (
        <Typography key={level} level={level} component="p">
          {level}: bread at seven
        </Typography>
      ))}
    </Stack>
  );
}
