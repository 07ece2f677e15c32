import { Badge } from '@mui/base/Badge';
import * as React from 'react';
import './badge.css';

interface BoxProps {
  name: string;
  count: number;
}

function Box({ name, count }: BoxProps) {
  return (
    <Badge
      className="post-box"
      badgeContent={count}
      slotProps={{ badge: { className: 'post-count', 'aria-hidden': true } }}
    >
      <span>{name}</span>
      <span className="post-spoken">, {count} letters</span>
    </Badge>
  );
}

export default function PostBadges() {
  const [letters, setLetters] = React.useState(2);

  return (
    <div className="post-row">
      <Box name="Kitchen" count={letters} />
      <Box name="Workshop" count={140} />
      <button type="button" className="post-button" onClick={() => setLetters(letters === 0 ? 2 : letters - 1)}>
        {letters === 0 ? 'Fill the kitchen box' : 'Take a letter'}
      </button>
    </div>
  );
}
