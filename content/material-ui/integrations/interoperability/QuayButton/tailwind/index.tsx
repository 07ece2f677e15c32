import Button from '@mui/material/Button';

// The exclamation mark is not needed with `enableCssLayer`.
export default function QuayButton() {
  return (
    <Button
      className="rounded-full! bg-[#0b5a6b]! text-white! px-8! normal-case! hover:bg-[#083f4b]!"
      variant="contained"
      disableElevation
    >
      Book a berth
    </Button>
  );
}
