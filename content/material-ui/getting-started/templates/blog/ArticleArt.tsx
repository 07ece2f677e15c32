import Box from '@mui/material/Box';
import type * as React from 'react';
import type { Scene } from './articles';

const skies: Record<Scene, readonly [sky: string, sea: string]> = {
  lighthouse: ['#17345a', '#0d2340'],
  gulls: ['#f3c98b', '#c7763f'],
  lens: ['#2c6e76', '#174a52'],
  boat: ['#a8d0e6', '#35709a'],
  storm: ['#6c7891', '#3a455f'],
};

const drawings: Record<Scene, React.ReactNode> = {
  lighthouse: (
    <>
      <path d="M322 92 60 20v96z" fill="#ffe08a" opacity="0.28" />
      <path d="m336 92 264-44v112z" fill="#ffe08a" opacity="0.2" />
      <circle cx="96" cy="66" r="2" fill="#fff" />
      <circle cx="214" cy="38" r="2" fill="#fff" />
      <circle cx="452" cy="34" r="2.5" fill="#fff" />
      <path d="M220 300c30-46 70-62 112-62s86 18 120 62z" fill="#0a1830" />
      <path d="M312 112h34l10 134h-54z" fill="#f4f0e8" />
      <path d="M308.6 158 348.8 149 351.3 183 306 192z" fill="#d9503f" />
      <path d="M303.8 222 353.5 213 356 246H302z" fill="#d9503f" />
      <path d="M306 106h46v8h-46z" fill="#0a1830" />
      <path d="M314 80h30v26h-30z" fill="#ffe08a" />
      <path d="M310 80c2-16 36-16 38 0z" fill="#d9503f" />
    </>
  ),
  gulls: (
    <>
      <circle cx="430" cy="150" r="52" fill="#fff3d6" />
      <path d="M120 120c24-26 44-18 56 6 12-24 32-32 56-6-26-8-44-2-56 16-12-18-30-24-56-16z" fill="#5a2f1b" />
      <path d="M286 78c16-18 30-12 38 4 8-16 22-22 38-4-18-5-30-1-38 11-8-12-20-16-38-11z" fill="#5a2f1b" />
      <path d="M330 176c14-15 25-10 32 4 7-14 18-19 32-4-15-4-25-1-32 10-7-11-17-14-32-10z" fill="#5a2f1b" />
    </>
  ),
  lens: (
    <>
      {[120, 96, 72, 48, 24].map((r, index) => (
        <circle key={r} cx="300" cy="160" r={r} fill="#d8fff4" opacity={0.14 + index * 0.1} />
      ))}
      <path d="M180 160h240M300 40v240M215 75l170 170M385 75 215 245" stroke="#d8fff4" strokeWidth="2" opacity="0.5" />
    </>
  ),
  boat: (
    <>
      <path d="M0 216c40-14 80-14 120 0s80 14 120 0 80-14 120 0 80 14 120 0 80-14 120 0v90H0z" fill="#1f4f73" />
      <path d="M190 186h230l-34 52H226z" fill="#f4f0e8" />
      <path d="M190 186h230l-8 14H199z" fill="#d9503f" />
      <path d="M252 146h96v40h-96z" fill="#fff" />
      <path d="M264 156h20v16h-20zM294 156h20v16h-20zM324 156h14v16h-14z" fill="#35709a" />
      <path d="M318 108h22v38h-22z" fill="#d9503f" />
    </>
  ),
  storm: (
    <>
      <g transform="translate(0 40)">
        <path
          d="M150 130a46 46 0 0 1 8-91 66 66 0 0 1 124-10 52 52 0 0 1 104 10 46 46 0 0 1 24 91z"
          fill="#d5dbe8"
          opacity="0.75"
        />
        <path
          d="M200 152l-22 52M262 152l-22 52M324 152l-22 52M386 152l-22 52"
          stroke="#d5dbe8"
          strokeWidth="6"
          strokeLinecap="round"
          opacity="0.6"
        />
      </g>
      <path d="M0 244c60-40 110-40 150-6 40 32 90 32 130-8s110-40 150 0 100 34 170-8v90H0z" fill="#222c42" />
    </>
  ),
};

interface ArticleArtProps {
  scene: Scene;
  /** Width by height, such as `16 / 9`. */
  shape: string;
}

/** A drawing of our own in the place of a photograph: it says nothing that the title does not say. */
export default function ArticleArt({ scene, shape }: ArticleArtProps) {
  const [sky, sea] = skies[scene];
  return (
    <Box
      component="svg"
      viewBox="0 0 600 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      sx={{ display: 'block', width: '100%', height: 'auto', aspectRatio: shape, borderRadius: 1, bgcolor: sky }}
    >
      <path d="M0 0h600v300H0z" fill={sky} />
      <path d="M0 236h600v64H0z" fill={sea} />
      {drawings[scene]}
    </Box>
  );
}
