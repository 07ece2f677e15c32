import { Slider } from '@mui/base/Slider';

export default function StageLights() {
  return (
    <Slider
      aria-label="Brightness of the footlights"
      defaultValue={70}
      className="relative block h-6 w-52 touch-none"
      slotProps={{
        rail: { className: 'absolute top-2.5 h-1 w-full rounded-full bg-current opacity-30' },
        track: { className: 'absolute top-2.5 h-1 rounded-full bg-indigo-500' },
        thumb: {
          className:
            'absolute top-0.5 -ml-2.5 size-5 rounded-full bg-indigo-500 [&.base--focusVisible]:outline-3 [&.base--focusVisible]:outline-indigo-500',
        },
      }}
    />
  );
}
