import Box from '@mui/joy/Box';

export default function NightChart() {
  return (
    <Box
      role="img"
      aria-label="The sea with a lighthouse, its beam lit at night"
      sx={(theme) => ({
        position: 'relative',
        width: 260,
        height: 120,
        borderRadius: 'md',
        overflow: 'hidden',
        background: 'linear-gradient(#bfe3f5 55%, #4b8fb5 55%)',
        '&::after': {
          content: '""',
          position: 'absolute',
          insetInlineStart: 60,
          top: 26,
          width: 16,
          height: 40,
          background: '#b3452c',
        },
        [theme.getColorSchemeSelector('dark')]: {
          background:
            'linear-gradient(100deg, transparent 28%, #f6e7a266 30%, transparent 70%), linear-gradient(#0e1a2b 55%, #14304a 55%)',
        },
      })}
    />
  );
}
