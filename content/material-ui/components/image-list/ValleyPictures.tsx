import InfoIcon from '@mui/icons-material/Info';
import IconButton from '@mui/material/IconButton';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import * as React from 'react';
import { pictures } from './pictures';

export default function ValleyPictures() {
  const theme = useTheme();
  const isWide = useMediaQuery(theme.breakpoints.up('sm'));
  const [place, setPlace] = React.useState('');

  return (
    <Stack sx={{ width: '100%' }}>
      <ImageList cols={isWide ? 3 : 2} rowHeight={160} gap={8} aria-label="Pictures of the valley" sx={{ m: 0 }}>
        {pictures.map(({ src, title, place: where }) => (
          <ImageListItem key={title} sx={{ overflow: 'hidden', borderRadius: 1 }}>
            <img src={src} alt="" loading="lazy" />
            <ImageListItemBar
              title={title}
              actionIcon={
                <IconButton aria-label={`Place of “${title}”`} sx={{ color: '#fff' }} onClick={() => setPlace(where)}>
                  <InfoIcon />
                </IconButton>
              }
            />
          </ImageListItem>
        ))}
      </ImageList>
      <Typography role="status" variant="body2" sx={{ mt: 1, minHeight: 20 }}>
        {place && `Taken at: ${place}`}
      </Typography>
    </Stack>
  );
}
