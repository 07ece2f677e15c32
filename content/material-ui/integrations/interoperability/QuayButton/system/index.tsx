import Button from '@mui/material/Button';

export default function QuayButton() {
  return (
    <Button
      variant="contained"
      disableElevation
      sx={{
        borderRadius: 999,
        px: 4,
        textTransform: 'none',
        color: '#fff',
        backgroundColor: '#0b5a6b',
        '&:hover': { backgroundColor: '#083f4b' },
      }}
    >
      Book a berth
    </Button>
  );
}
