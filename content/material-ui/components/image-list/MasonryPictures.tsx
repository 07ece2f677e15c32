import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import { pictures } from './pictures';

export default function MasonryPictures() {
  return (
    <ImageList
      variant="masonry"
      cols={3}
      gap={8}
      aria-label="Pictures by shape"
      sx={{ m: 0, width: '100%', maxWidth: 520 }}
    >
      {pictures.map(({ src, title, place, width, height }) => (
        <ImageListItem key={title}>
          <img src={src} alt={title} width={width} height={height} loading="lazy" style={{ height: 'auto' }} />
          <ImageListItemBar position="below" title={place} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
