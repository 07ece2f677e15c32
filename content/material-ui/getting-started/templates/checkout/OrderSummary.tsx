import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { lines, money, type OrderLine, POSTAGE, total } from './orderData';

export default function OrderSummary() {
  return (
    <>
      <Box component="ul" sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
        {lines.map((line) => (
          <Box key={line.name} component="li" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
            <SeedPacket {...line} />
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography variant="body2" sx={{ fontWeight: 600 }}>
                {line.name}
              </Typography>
              <Typography variant="body2" color="text.secondary">
                {line.note}
              </Typography>
            </Box>
            <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {money(line.price)}
            </Typography>
          </Box>
        ))}
      </Box>
      <Divider sx={{ my: 2.5 }} />
      <Row label="Postage" value={money(POSTAGE)} />
      <Row label="Total" value={money(total)} strong />
    </>
  );
}

function Row({ label, value, strong = false }: { label: string; value: string; strong?: boolean }) {
  const style = { fontWeight: strong ? 650 : 400, fontSize: strong ? '1.125rem' : '0.875rem', py: 0.5 };
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', color: strong ? 'text.primary' : 'text.secondary' }}>
      <Typography sx={style}>{label}</Typography>
      <Typography sx={{ ...style, fontVariantNumeric: 'tabular-nums' }}>{value}</Typography>
    </Box>
  );
}

/** A paper bag with a drawing of what grows from it. */
function SeedPacket({ color, shape }: OrderLine) {
  return (
    <Box component="svg" viewBox="0 0 48 56" aria-hidden="true" sx={{ width: 48, height: 56, flexShrink: 0 }}>
      <rect x="1" y="1" width="46" height="54" rx="5" fill={color} opacity="0.18" />
      <path d="M1 12h46V6a5 5 0 0 0-5-5H6a5 5 0 0 0-5 5z" fill={color} opacity="0.5" />
      {shape === 'bean' && <path d="M17 44c-5-6 0-11 4-14s6-6 10-7c5-1 6 5 3 9-3 5-11 16-17 12z" fill={color} />}
      {shape === 'leaf' && (
        <g fill={color}>
          <path d="M24 48c-9-6-11-14-8-24 5 4 8 9 8 24z" />
          <path d="M24 48c9-6 11-14 8-24-5 4-8 9-8 24z" opacity="0.7" />
          <path d="M24 48c-3-10-3-18 0-28 3 10 3 18 0 28z" />
        </g>
      )}
      {shape === 'flower' && (
        <g fill={color}>
          {[0, 60, 120, 180, 240, 300].map((angle) => (
            <path key={angle} d="M24 31c-4-4-4-9 0-12 4 3 4 8 0 12z" transform={`rotate(${angle} 24 32)`} />
          ))}
          <path d="M23 38h2v12h-2z" opacity="0.6" />
        </g>
      )}
    </Box>
  );
}
