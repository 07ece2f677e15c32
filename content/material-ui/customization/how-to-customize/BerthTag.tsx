import Chip, { type ChipProps } from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

interface BerthChipProps extends ChipProps {
  taken?: boolean;
}

const BerthChip = styled(Chip, {
  shouldForwardProp: (prop) => prop !== 'taken',
})<BerthChipProps>(({ theme }) => ({
  borderRadius: theme.spacing(0.5),
  fontVariantNumeric: 'tabular-nums',
  variants: [{ props: { taken: true }, style: { textDecoration: 'line-through' } }],
}));

const berths = [
  { name: 'A 01', taken: false },
  { name: 'A 02', taken: true },
  { name: 'A 03', taken: false },
];

export default function BerthTag() {
  return (
    <Stack direction="row" spacing={1}>
      {berths.map(({ name, taken }) => (
        <BerthChip key={name} label={taken ? `${name}, taken` : name} taken={taken} variant="outlined" />
      ))}
    </Stack>
  );
}
