import Box from '@mui/material/Box';

/** The picture of the hero: a board with holes, tools, and one hook that is empty. */
export default function PegBoard() {
  return (
    <Box
      component="svg"
      viewBox="0 0 560 440"
      role="img"
      aria-label="A board with a saw, a hammer, a wrench and a drill; one hook is empty"
      sx={{ display: 'block', width: '100%', height: 'auto' }}
    >
      <defs>
        <pattern id="peg-holes" width="28" height="28" patternUnits="userSpaceOnUse">
          <circle cx="14" cy="14" r="3" fill="#15193a" opacity="0.22" />
        </pattern>
      </defs>
      <rect x="10" y="14" width="540" height="416" rx="28" fill="#15193a" opacity="0.14" />
      <rect x="4" y="4" width="540" height="416" rx="28" fill="#ffd15c" />
      <rect x="4" y="4" width="540" height="416" rx="28" fill="url(#peg-holes)" />
      {/* Saw */}
      <path
        d="M58 92h214l18 46-10 8-9-8-10 8-9-8-10 8-9-8-10 8-9-8-10 8-9-8-10 8-9-8-10 8-9-8-10 8-9-8-10 8-9-8-34-2z"
        fill="#f7f7fb"
      />
      <path
        d="M58 92c-22 0-36 14-36 34 0 22 18 34 40 32 16-2 22-10 28-22l20-44zm2 22h18l-8 16c-3 6-6 8-12 8-8 0-12-6-12-12s6-12 14-12z"
        fill="#2b47c9"
      />
      {/* Hammer */}
      <path d="M366 86h96c10 0 16 6 20 14l4 10c-12-4-22-2-26 4v20H366z" fill="#3a3f66" />
      <path d="M396 134h28l5 98c0 11-9 18-19 18s-19-7-19-18z" fill="#d4573b" />
      <path d="M352 90h14v40h-14c-5 0-8-4-8-9v-22c0-5 3-9 8-9z" fill="#15193a" />
      {/* Wrench */}
      <path
        d="M88 214c-22 8-32 30-24 50 5 13 15 21 27 24l12 88c2 12 11 18 22 17s18-10 16-22l-12-88c11-6 18-16 19-30 1-18-9-32-24-38l3 32-18 10-20-8z"
        fill="#5c6bd8"
      />
      {/* Drill */}
      <g transform="translate(-12 26)">
        <path
          d="M226 218h98c18 0 30 12 30 28v12c0 16-12 26-30 26h-34l-12 66c-2 8-7 12-14 12h-28c-8 0-12-6-10-14l14-64h-14c-14 0-22-8-22-20v-24c0-14 8-22 22-22z"
          fill="#1e7a66"
        />
        <path d="M354 240h32l4 4h44v8h-44l-4 6h-32z" fill="#3a3f66" />
        <path d="M222 362h54c6 0 10 4 10 10v10h-74v-10c0-6 4-10 10-10z" fill="#15193a" />
      </g>
      {/* An empty hook, with its label */}
      <path d="M482 262v16a13 13 0 0 1-26 0" fill="none" stroke="#15193a" strokeWidth="7" strokeLinecap="round" />
      <rect x="418" y="318" width="96" height="62" rx="10" fill="#fff" />
      <path d="M434 338h64M434 352h46M434 366h54" stroke="#2b47c9" strokeWidth="5" strokeLinecap="round" />
    </Box>
  );
}
