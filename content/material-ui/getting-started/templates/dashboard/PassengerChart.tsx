import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import * as React from 'react';
import type { Traffic } from './ferryData';

const HEIGHT = 260;
const LEFT = 48;
const RIGHT = 14;
const BOTTOM = 28;
const TOP = 12;
const ROWS = 4;

const count = new Intl.NumberFormat('en');

/** A round number at or above the largest value, so that the lines of the scale are round as well. */
function topOf(values: readonly number[]): number {
  const largest = Math.max(...values);
  const unit = 10 ** Math.floor(Math.log10(largest));
  return Math.ceil(largest / unit) * unit;
}

export default function PassengerChart(shown: Traffic) {
  const titleId = React.useId();
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 2, sm: 2.5 }, height: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 3, mb: 2 }}>
        <Typography id={titleId} variant="h2">
          Passengers
        </Typography>
        <Box sx={{ display: 'flex', gap: 2 }} aria-hidden>
          <Legend color="primary.main" text="Now" />
          <Legend color="text.secondary" text="Before" dashed />
        </Box>
      </Box>
      {/* Two shapes of one drawing: a picture that only shrinks has unreadable numbers on a phone. */}
      <Box sx={{ display: { sm: 'none' } }}>
        <Plot {...shown} width={360} />
      </Box>
      <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
        <Plot {...shown} width={720} />
      </Box>
    </Card>
  );
}

function Plot({ caption, labels, passengers, before, width }: Traffic & { width: number }) {
  const fillId = React.useId();
  const top = topOf([...passengers, ...before]);
  const last = labels.length - 1;
  const x = (index: number) => LEFT + (index / last) * (width - LEFT - RIGHT);
  const y = (value: number) => TOP + (1 - value / top) * (HEIGHT - TOP - BOTTOM);
  const line = (values: readonly number[]) =>
    values.map((value, index) => `${x(index).toFixed(1)} ${y(value).toFixed(1)}`).join(' L ');

  return (
    <Box
      component="svg"
      viewBox={`0 0 ${width} ${HEIGHT}`}
      role="img"
      aria-label={`${caption}: ${labels.map((label, index) => `${label} ${passengers[index]}`).join(', ')}`}
      // Time runs from left to right in all languages. In `sx`, a plugin for right-to-left pages would turn it round.
      style={{ direction: 'ltr' }}
      sx={{
        display: 'block',
        width: '100%',
        height: 'auto',
        color: 'primary.main',
        '& text': { fill: 'var(--ferry-palette-text-secondary)', fontSize: 13, fontFamily: 'inherit' },
      }}
    >
      <defs>
        <linearGradient id={fillId} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="currentColor" stopOpacity="0.28" />
          <stop offset="1" stopColor="currentColor" stopOpacity="0" />
        </linearGradient>
      </defs>
      {Array.from({ length: ROWS + 1 }, (_, row) => {
        const value = (top / ROWS) * row;
        return (
          <g key={value}>
            <path d={`M${LEFT} ${y(value)}H${width - RIGHT}`} stroke="var(--ferry-palette-divider)" />
            <text x={LEFT - 10} y={y(value) + 5} textAnchor="end">
              {top >= 8000 && value > 0 ? `${value / 1000}k` : count.format(value)}
            </text>
          </g>
        );
      })}
      {labels.map((label, index) => (
        <text
          key={label}
          x={index === last ? width : x(index)}
          y={HEIGHT - 4}
          textAnchor={index === last ? 'end' : 'middle'}
        >
          {label}
        </text>
      ))}
      <path d={`M ${x(0)} ${y(0)} L ${line(passengers)} L ${x(last)} ${y(0)} Z`} fill={`url(#${fillId})`} />
      <path
        d={`M ${line(before)}`}
        fill="none"
        stroke="var(--ferry-palette-text-secondary)"
        strokeWidth="2"
        strokeDasharray="5 6"
        opacity="0.7"
      />
      <path d={`M ${line(passengers)}`} fill="none" stroke="currentColor" strokeWidth="3" strokeLinejoin="round" />
      {passengers.map((value, index) => (
        <circle key={labels[index]} cx={x(index)} cy={y(value)} r="4.5" fill="currentColor">
          <title>{`${labels[index]}: ${count.format(value)}`}</title>
        </circle>
      ))}
    </Box>
  );
}

function Legend({ color, text, dashed = false }: { color: string; text: string; dashed?: boolean }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box sx={{ width: 18, borderTop: 3, borderTopStyle: dashed ? 'dashed' : 'solid', borderColor: color }} />
      <Typography variant="body2" color="text.secondary">
        {text}
      </Typography>
    </Box>
  );
}
