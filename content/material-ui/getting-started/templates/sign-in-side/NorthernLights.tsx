import Box from '@mui/material/Box';
import * as React from 'react';

const STARS: readonly (readonly [x: number, y: number, r: number])[] = [
  [60, 90, 2],
  [140, 210, 1.5],
  [220, 60, 1.5],
  [310, 150, 2],
  [380, 40, 1.5],
  [455, 230, 1.5],
  [520, 95, 2],
  [575, 180, 1.5],
  [95, 330, 1.5],
  [270, 270, 1.5],
  [410, 330, 2],
  [550, 310, 1.5],
];

/** The sky above the chapel. The colors are its own: it is night in both color schemes. */
export default function NorthernLights() {
  const id = React.useId();
  return (
    <Box
      component="svg"
      viewBox="0 0 640 900"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      sx={{
        position: 'absolute',
        inset: 0,
        width: '100%',
        height: '100%',
        '[dir="rtl"] &': { transform: 'scaleX(-1)' },
      }}
    >
      <defs>
        <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#0d0b2a" />
          <stop offset="0.65" stopColor="#2a2370" />
          <stop offset="1" stopColor="#4a3a9c" />
        </linearGradient>
        <filter id={`${id}soft`} x="-30%" y="-60%" width="160%" height="220%">
          <feGaussianBlur stdDeviation="26" />
        </filter>
      </defs>
      <path d="M0 0h640v900H0z" fill={`url(#${id}sky)`} />
      {STARS.map(([cx, cy, r]) => (
        <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r={r} fill="#fff" opacity="0.8" />
      ))}
      {/* Three ribbons of light, far out of focus. */}
      <g fill="none" filter={`url(#${id}soft)`}>
        <path d="M-60 420C90 250 190 470 330 320S560 130 720 250" stroke="#3ee6a8" strokeWidth="64" opacity="0.62" />
        <path d="M-60 300C70 170 220 330 360 210s200-90 340-30" stroke="#8f6bff" strokeWidth="54" opacity="0.7" />
        <path d="M-40 530C120 400 250 560 420 430s180-60 280-40" stroke="#37b6e8" strokeWidth="30" opacity="0.5" />
        <path d="M-60 410C90 245 190 460 330 312S560 126 720 244" stroke="#d9ffe9" strokeWidth="10" opacity="0.75" />
      </g>
      <path d="M0 760c90-70 160-40 240-80 70-34 130-60 210-10 70 44 130 10 190-20v250H0z" fill="#15113c" />
      <path d="M0 830c120-60 260-30 380-50 110-18 180-10 260 20v100H0z" fill="#0b0826" />
      {/* The chapel, with light in its windows. */}
      <path d="M396 786v-64l44-34 44 34v60z" fill="#0b0826" />
      <path d="M428 700v-60l12-34 12 34v60z" fill="#0b0826" />
      <path d="M410 774v-26a8 8 0 0 1 16 0v26zM454 772v-24a8 8 0 0 1 16 0v24z" fill="#ffd88a" />
      <circle cx="440" cy="722" r="6" fill="#ffd88a" />
    </Box>
  );
}
