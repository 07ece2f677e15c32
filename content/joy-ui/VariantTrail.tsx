import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';
import type { ColorPaletteProp, VariantProp } from '@mui/joy/styles';
import Typography from '@mui/joy/Typography';
import * as React from 'react';

const VARIANTS: readonly VariantProp[] = ['solid', 'soft', 'outlined', 'plain'];
const COLORS: readonly ColorPaletteProp[] = ['primary', 'neutral', 'danger', 'success', 'warning'];

export default function VariantTrail() {
  const [variant, setVariant] = React.useState<VariantProp>('soft');
  const [color, setColor] = React.useState<ColorPaletteProp>('primary');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <FormControl sx={{ minWidth: 150 }}>
          <FormLabel>Variant</FormLabel>
          <Select value={variant} onChange={(_, value) => value && setVariant(value)}>
            {VARIANTS.map((name) => (
              <Option key={name} value={name}>
                {name}
              </Option>
            ))}
          </Select>
        </FormControl>
        <FormControl sx={{ minWidth: 150 }}>
          <FormLabel>Color</FormLabel>
          <Select value={color} onChange={(_, value) => value && setColor(value)}>
            {COLORS.map((name) => (
              <Option key={name} value={name}>
                {name}
              </Option>
            ))}
          </Select>
        </FormControl>
      </Stack>
      <Card variant={variant} color={color}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
          <Typography level="title-lg" component="h3">
            Ridge trail, 14 km
          </Typography>
          <Chip variant={variant} color={color}>
            Open
          </Chip>
        </Box>
        <Typography level="body-sm">Every part of this card asks the theme for the same variant and color.</Typography>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1}>
          <Input
            variant={variant}
            color={color}
            placeholder="Name of your group"
            slotProps={{ input: { 'aria-label': 'Name of your group' } }}
            sx={{ flexGrow: 1 }}
          />
          <Button variant={variant} color={color}>
            Sign up
          </Button>
        </Stack>
      </Card>
    </Stack>
  );
}
