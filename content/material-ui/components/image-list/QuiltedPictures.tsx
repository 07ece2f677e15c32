import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { pictures } from './pictures';

const spans = [
  { cols: 2, rows: 1 },
  { cols: 1, rows: 2 },
  { cols: 1, rows: 1 },
  { cols: 1, rows: 1 },
  { cols: 1, rows: 2 },
  { cols: 2, rows: 2 },
];

export default function QuiltedPictures() {
  return (
    <ImageList
      variant="quilted"
      cols={3}
      rowHeight={110}
      aria-label="Quilt"
      sx={{ m: 0, width: '100%', maxWidth: 520 }}
    >
      {pictures.map(({ src, title }, index) => (
        <ImageListItem key={title} {...spans[index]}>
          <img src={src} alt={title} loading="lazy" />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
